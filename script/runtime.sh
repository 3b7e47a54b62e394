# Sourced: puts the project's Node first on PATH when it has one of its own.
PINNED_NODE=24.21.0
is_pinned_node() {
  [ "$(node --version 2>/dev/null)" = "v$PINNED_NODE" ]
}
for bin in "$PWD"/.runtime/node_modules/node-*/bin; do
  [ -x "$bin/node" ] && PATH="$bin:$PATH"
done
export PATH="$PWD/node_modules/.bin:$PATH"
# Every process reads the compiled sources of the one before: a second start is a second shorter.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/.runtime/compile-cache}"
