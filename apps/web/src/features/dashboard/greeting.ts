/** "Good evening, Mira", by the clock of whoever reads it. */
export function greeting(hour: number, name: string): string {
  if (hour < 5 || hour >= 18) return `Good evening, ${name}`;
  return hour < 12 ? `Good morning, ${name}` : `Good afternoon, ${name}`;
}
