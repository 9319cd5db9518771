/** Saw and pulse without the fizz of aliasing, by polynomial band-limited steps (Välimäki and Huovilainen, 2007). */

function step(phase: number, increment: number): number {
  if (phase < increment) {
    const x = phase / increment;
    return x + x - x * x - 1;
  }
  if (phase > 1 - increment) {
    const x = (phase - 1) / increment;
    return x * x + x + x + 1;
  }
  return 0;
}

/** Hertz at a time in seconds: a constant, or a bend or vibrato. */
export type Pitch = (seconds: number) => number;

const PITCH_STEP = 16;

function oscillate(
  buffer: Float32Array,
  rate: number,
  pitch: Pitch,
  gain: number,
  start: number,
  wave: (phase: number, increment: number) => number,
): Float32Array {
  let phase = start - Math.floor(start);
  let increment = 0;
  for (let index = 0; index < buffer.length; index += 1) {
    if (index % PITCH_STEP === 0) increment = pitch(index / rate) / rate;
    buffer[index] = (buffer[index] ?? 0) + gain * wave(phase, increment);
    phase += increment;
    if (phase >= 1) phase -= 1;
  }
  return buffer;
}

/** Adds a saw into `buffer`; `start` is its first phase in cycles. */
export function addSaw(
  buffer: Float32Array,
  rate: number,
  pitch: Pitch,
  gain: number,
  start = 0,
): Float32Array {
  return oscillate(
    buffer,
    rate,
    pitch,
    gain,
    start,
    (phase, increment) => 2 * phase - 1 - step(phase, increment),
  );
}

/** Adds a pulse into `buffer`; `width` in 0…1, where 0.5 is a square. Without a DC part. */
export function addPulse(
  buffer: Float32Array,
  rate: number,
  pitch: Pitch,
  gain: number,
  width: number,
  start = 0,
): Float32Array {
  return oscillate(buffer, rate, pitch, gain, start, (phase, increment) => {
    const falling = phase + 1 - width;
    return (
      (phase < width ? 1 : -1) +
      step(phase, increment) -
      step(falling - Math.floor(falling), increment) +
      1 -
      2 * width
    );
  });
}

/** A held pitch with a scoop into it and a vibrato that sets in late, as singers and players do it. */
export function expressivePitch(
  hz: number,
  options: {
    /** Semitones below at the start, gone after about 60 ms. */
    readonly scoop?: number;
    /** Cents to either side. */
    readonly vibrato?: number;
    /** Hertz. */
    readonly speed?: number;
    /** Seconds before the vibrato is full. */
    readonly delay?: number;
  },
): Pitch {
  const { scoop = 0, vibrato = 0, speed = 5.3, delay = 0.35 } = options;
  return (seconds) => {
    const bend = -scoop * Math.exp(-seconds / 0.03);
    const depth = Math.min(1, Math.max(0, seconds / delay - 0.4)) * (vibrato / 100);
    return hz * 2 ** ((bend + depth * Math.sin(2 * Math.PI * speed * seconds)) / 12);
  };
}
