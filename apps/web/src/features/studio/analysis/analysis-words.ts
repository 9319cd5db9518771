/** "Finding chords and beats … 20 s": in steps that can be read, and never less than a second. */
export function analysisWords(secondsLeft: number | null): string {
  if (secondsLeft === null) return "Finding chords and beats …";
  return `Finding chords and beats … ${shortly(secondsLeft)}`;
}

function shortly(seconds: number): string {
  if (seconds > 90) return `${Math.round(seconds / 60)} min`;
  const step = seconds > 10 ? 5 : 1;
  return `${Math.max(1, Math.ceil(seconds / step) * step)} s`;
}
