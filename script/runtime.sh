# Sourced: puts the project's Node first on PATH when it has one of its own.
enough_node() {
  command -v "$1" >/dev/null 2>&1 && "$1" -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 22) ? 0 : 1)'
}
for bin in "$PWD"/.runtime/node_modules/node-*/bin; do
  [ -x "$bin/node" ] && PATH="$bin:$PATH"
done
export PATH="$PWD/node_modules/.bin:$PATH"
# Every process reads the compiled sources of the one before: a second start is a second shorter.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/.runtime/compile-cache}"
