/** What to tell who starts the server as root, on whom nothing here depends; null for everybody else. */
export function rootAdvice(uid: number | undefined): string | null {
  if (uid !== 0) return null;
  return (
    "Bandstand runs as root and needs none of its rights. Give it an account of its own that owns DATA_DIR; " +
    "until then our own PostgreSQL runs as the account nobody."
  );
}
