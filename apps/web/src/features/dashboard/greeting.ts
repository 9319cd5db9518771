/** "Good evening, Mira", by the clock of whoever reads it; no such words fit the small hours. */
export function greeting(hour: number, name: string): string {
  if (hour < 5) return `Hello, ${name}`;
  if (hour < 12) return `Good morning, ${name}`;
  return hour < 18 ? `Good afternoon, ${name}` : `Good evening, ${name}`;
}
