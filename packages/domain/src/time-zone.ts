/** Whether a text names a time zone of the IANA database that this machine knows. */
export function isTimeZone(name: string): boolean {
  // An offset would pass as well, and says nothing of summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Intl.DateTimeFormat("en-GB", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
