/** A booking's e-mail is one address, or several that people have put side by side. */

const MOST = 5;

/** Lower-cased, each once. */
export function promoterAddresses(bookingEmail: string | null): string[] {
  const parts = (bookingEmail ?? "").toLowerCase().split(/[\s,;]+/);
  return [...new Set(parts.filter((part) => part.includes("@")))].slice(0, MOST);
}
