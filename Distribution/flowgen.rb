class Flowgen < Formula
  desc "Compiles an iOS app's navigation, written as YAML, to Swift"
  homepage "REPOSITORY"
  url "SOURCE"
  sha256 "CHECKSUM"
  license "Apache-2.0"

  depends_on "pkg-config" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "libyaml"

  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "flowgen"
    bin.install ".build/release/flowgen"
    man1.install "Documentation/flowgen.1"
    generate_completions_from_executable(bin/"flowgen", "--generate-completion-script")
  end

  test do
    (testpath/"App.flow.yaml").write <<~YAML
      flowspec: 1
      app: App
      root: home
      flows: { home: { screens: { list: {} } } }
    YAML
    assert_match "no errors", shell_output("#{bin}/flowgen validate")
    assert_equal version.to_s, shell_output("#{bin}/flowgen --version").strip
  end
end
