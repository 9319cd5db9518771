/** Heads of the addresses that the server answers itself. All others are the application's, which starts there by its kept page too. */
export const SERVER_ADDRESSES = [
  "api",
  "uploads",
  "bandpage",
  "follow",
  "navfollow",
  "calendar",
  "unsubscribe",
  "answer",
  "proposal",
  "deputy",
  "guest",
  "embed",
  "press",
] as const;
