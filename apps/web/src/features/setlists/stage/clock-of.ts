/** The time of day where the reader is, `HH:MM`. */
export function clockOf(milliseconds: number): string {
  const time = new Date(milliseconds);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(time.getHours())}:${two(time.getMinutes())}`;
}
