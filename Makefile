# Every target first makes what it needs: .venv from the lock, and the compiled translations.
MAKEFLAGS += --no-print-directory
.SILENT:
.DEFAULT_GOAL := help

bin := .venv/bin

.PHONY: help environment ready serve test check deep bench messages lock

help:
	echo 'make serve     start the site and print its address'
	echo 'make test      run every test'
	echo 'make check     style, types, rooms, translations and content'
	echo 'make deep      the long property runs'
	echo 'make bench     hands per second beside another engine, and milliseconds per page'
	echo 'make messages  bring translations/ up to date with the phrases in the code'
	echo 'make lock      pin the packages again (newer ones: make lock OPTIONS=--upgrade)'

environment:
	sh .packaging/environment.sh

ready: environment
	$(bin)/python -m webapp.site.messages compile

serve: ready
	exec $(bin)/yakudoku serve

test: ready
	$(bin)/python -m pytest -n auto --cov --cov-report=json:.coverage.json
	$(bin)/python -m tests.project.coverage_by_room .coverage.json

check: ready
	$(bin)/ruff check --quiet
	$(bin)/ruff format --check --quiet || { echo 'These files need "ruff format":'; $(bin)/ruff format --check; }
	$(bin)/mypy
	$(bin)/lint-imports --no-logo
	$(bin)/yakudoku check
	$(bin)/python -m webapp.site.messages check
	$(bin)/python -m pytest tests/project

deep: ready
	$(bin)/python -m pytest -n auto -m 'deep or hypothesis' --hypothesis-profile=deep --hypothesis-show-statistics

bench: ready
	$(bin)/python -m tests.bench
	$(bin)/python -m tests.bench.pages

messages: environment
	$(bin)/python -m webapp.site.messages update

lock: environment
	$(bin)/python -m pip install --quiet uv
	$(bin)/uv pip compile pyproject.toml --quiet --no-config --universal --python-version 3.11 --all-extras \
		--generate-hashes --no-header --no-annotate $(OPTIONS) -o .packaging/requirements.lock
