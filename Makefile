.PHONY: demo test setup format bench

# Builds flowgen, compiles an example with it, runs the example and shows what happened.
demo: setup
	Scripts/demo

# Every check that CI makes.
test: setup
	@Scripts/setup tests
	Scripts/test

# Installs what building needs and the Swift toolchain doesn't bring.
setup:
	@Scripts/setup

format:
	swift format --in-place --parallel --recursive Package.swift Sources Plugins Tests Examples/Package.swift Examples/Sources Examples/Tests Benchmarks/Package.swift Benchmarks/Sources Scripts/random-specs

# Times the pipeline on an app and on one of twice the size, and prints the ratios.
bench: setup
	swift run -c release --package-path Benchmarks Benchmarks
