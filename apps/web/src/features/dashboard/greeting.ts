/** "Good evening, Mira", by the clock of whoever reads it; no such words fit the small hours. */
export function greeting(hour: number, name: string | null): string {
  const words = greetingAt(hour);
  return name ? `${words}, ${name}` : words;
}

function greetingAt(hour: number): string {
  if (hour < 5) return "Hello";
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
