/**
 * Loudness of an imagined recording, for drawings: verse, chorus, verse, chorus and an ending, always the same.
 * @returns `count` levels between 0 and 1
 */
export function levels(count: number, seed = 1): number[] {
  return Array.from({ length: count }, (_, index) => {
    const at = index / count;
    const section =
      at < 0.08 ? 0.35 : at < 0.34 ? 0.6 : at < 0.5 ? 0.95 : at < 0.7 ? 0.62 : at < 0.93 ? 1 : 0.3;
    const beat = 0.62 + 0.38 * Math.abs(Math.sin(index * 0.79 + seed));
    const grain = 0.7 + 0.3 * Math.abs(Math.sin(index * 12.9898 * seed) * Math.cos(index * 4.1414));
    return section * beat * grain;
  });
}
