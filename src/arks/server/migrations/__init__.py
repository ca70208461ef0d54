"""Changes of the schema, in order; they run when the server starts."""
