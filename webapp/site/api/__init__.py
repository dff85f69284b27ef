"""The API under /api: what it reads and answers, its problem documents, its limits, and the document about itself."""
