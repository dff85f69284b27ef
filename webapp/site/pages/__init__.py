"""One blueprint for each door of the site. They do not import one another."""
