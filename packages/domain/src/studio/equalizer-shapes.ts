/** What somebody who practises turns up or down most often, as gains of the bands. */
import type { EqualizerBand } from "./settings.ts";

export interface EqualizerShape {
  readonly name: string;
  /** Decibels by the frequencies of the bands that it sets; it leaves the others alone. */
  readonly gains: ReadonlyMap<number, number>;
}

const MORE_BASS: EqualizerShape = {
  name: "More bass",
  gains: new Map([
    [80, 8],
    [120, 5],
  ]),
};

/** Cymbals sound far above the highest band, which cuts all that lies above it. */
export const EQUALIZER_SHAPES: readonly EqualizerShape[] = [
  MORE_BASS,
  { name: "Less cymbals", gains: new Map([[2400, -15]]) },
];

export function hasShape(bands: readonly EqualizerBand[], { gains }: EqualizerShape): boolean {
  return bands.every(({ frequency, gain }) => gain === (gains.get(frequency) ?? gain));
}

/** With the shape, or where it has that already, with its bands flat. */
export function toggledShape(
  bands: readonly EqualizerBand[],
  shape: EqualizerShape,
): EqualizerBand[] {
  const isOn = hasShape(bands, shape);
  return bands.map((band) => {
    const gain = shape.gains.get(band.frequency);
    return gain === undefined ? band : { ...band, gain: isOn ? 0 : gain };
  });
}

/** The lowest band stands for the bass. */
const [LOWEST = 0, LIFTED = 1] = [...MORE_BASS.gains].flat();

/** Decibels of the bass, as the equaliser has them. */
export function bassOf(bands: readonly EqualizerBand[]): number {
  return bands.find(({ frequency }) => frequency === LOWEST)?.gain ?? 0;
}

/** More bass, in any measure: its bands go up and down together. */
export function withBass(bands: readonly EqualizerBand[], gain: number): EqualizerBand[] {
  return bands.map((band) => {
    const whole = MORE_BASS.gains.get(band.frequency);
    if (whole === undefined) return band;
    // No zero below zero.
    return { ...band, gain: Math.round((gain * whole) / LIFTED) + 0 };
  });
}
