.PHONY: demo check test nightly bundle update pictures site setup format bench

# Builds flowgen, compiles an example with it, runs the example and shows what happened.
demo: setup
	@Scripts/demo

# What was edited, in less than a minute: its form, the build, its tests.
check: setup
	@Scripts/check

# Every check that CI makes, or the stages that STAGES names.
test: setup
	@Scripts/setup tests
	@Scripts/test $(STAGES)

# What takes too long for every change: hours of chance, and every mutant.
nightly: setup
	@Scripts/setup tests
	@Scripts/nightly

# flowgen ready-made for this machine, as an artifact bundle.
bundle: setup
	@Scripts/bundle build

# Writes anew everything that is generated and committed.
update: setup
	@Scripts/update

# Makes the pictures of the documentation that are out of date.
pictures: setup
	@Scripts/setup tests
	@Scripts/pictures

# Builds the documentation's site into .build/site.
site:
	@Scripts/site

# Installs what building needs and the Swift toolchain doesn't bring.
setup:
	@Scripts/setup

format:
	@Scripts/format

# Counts what flowgen and generated coordinators take, measures a large preview, then times the pipeline on an app and on one of twice the size, and prints the ratios.
bench: setup
	@Scripts/setup tests
	@Scripts/instructions table
	@Scripts/costs run-time
	@Scripts/costs output
	@Scripts/costs page
	swift run -c release --package-path Benchmarks Benchmarks
