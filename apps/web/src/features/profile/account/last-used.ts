/** When a device was used last. The server notes it by the hour, so nothing finer is said. */

const HOUR = 3_600_000;
const HOURS_A_DAY = 24;

export function lastUsedWords(lastUsedAt: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(lastUsedAt)) / HOUR);
  if (hours < 2) return "within the last two hours";
  if (hours < HOURS_A_DAY) return `${hours} hours ago`;
  const days = Math.floor(hours / HOURS_A_DAY);
  return days === 1 ? "yesterday" : `${days} days ago`;
}
