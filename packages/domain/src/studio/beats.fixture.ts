/** Beats of a song in parts, each of so many at a tempo, in seconds. */
export function beatsOf(...parts: readonly (readonly [bpm: number, count: number])[]): number[] {
  const beats = [1];
  for (const [bpm, count] of parts)
    for (let beat = 0; beat < count; beat += 1) beats.push((beats.at(-1) ?? 0) + 60 / bpm);
  return beats;
}
