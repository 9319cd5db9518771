/** "0.75×", without the rest that counting in steps leaves. */
export function speedText(speed: number): string {
  return `${Math.round(speed * 100) / 100}×`;
}
