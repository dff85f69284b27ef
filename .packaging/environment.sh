#!/bin/sh
# Makes .venv from the lock, if it is not there or if the lock or pyproject.toml has changed.
# Says in one plain line what is missing when something is.
set -eu
cd "$(dirname "$0")/.."

venv=.venv
log=$venv/setup.log
stamp=$venv/setup.stamp

fail() {
    echo "yakudoku: $*" >&2
    exit 1
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

first_new_enough() {
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if is_new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    fail "Python 3.11 or newer is missing: install it, or name it with make PYTHON=/path/to/python3"
}

make_venv() {
    python=$(first_new_enough)
    "$python" -c 'import ensurepip, venv' >/dev/null 2>&1 ||
        fail "the venv module of Python is missing: install it (Debian and Ubuntu call it python3-venv)"
    echo "Making .venv; this takes about a minute, once."
    "$python" -m venv --clear $venv >/dev/null 2>&1 || fail "$python cannot make .venv here: is the disk full, or the folder read-only?"
}

install() {
    PIP_DISABLE_PIP_VERSION_CHECK=1 $venv/bin/python -m pip install "$@" >>$log 2>&1 || explain_failure
}

explain_failure() {
    if grep -qE 'NewConnectionError|NameResolutionError|ConnectTimeout|ProxyError|No matching distribution' $log; then
        fail "the package registry cannot be reached: connect to the network and try again (details in $log)"
    fi
    fail "the packages cannot be installed: $(grep -E '^ERROR' $log | head -n 1) (details in $log)"
}

# The place counts too: the commands in .venv name the folder in which it was made.
wanted=$(pwd; cksum pyproject.toml .packaging/requirements.lock .packaging/environment.sh)
if [ -f $stamp ] && [ "$(cat $stamp)" = "$wanted" ] && is_new_enough $venv/bin/python; then
    exit 0
fi
is_made_here() {
    [ ! -f $stamp ] || [ "$(head -n 1 $stamp)" = "$(pwd)" ]
}

{ is_new_enough $venv/bin/python && is_made_here; } || make_venv
: >$log
install --require-hashes -r .packaging/requirements.lock
install --no-build-isolation --no-deps -e .
echo "$wanted" >$stamp
