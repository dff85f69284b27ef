"""ROOM 3, questions: hands dealt for a concept, questions on them, answers graded. Ids and numbers only."""
