/**
 * How far Chromium's stretching is ahead of the time that its media element tells, in seconds of the recording. Measured
 * on its output (version 156) with drums, alone and under music: 39 ms at a speed of 0.25, 32 at 0.5, 24 at 0.75, 16 at
 * 0.9; behind by 3 ms at 1.25, 8 at 1.5, 11 at 2. At half the speed a click would otherwise be 64 ms beside its beat.
 */
export function chromiumLead(speed: number): number {
  return speed < 1 ? SLOW * (1 - Math.exp((speed - 1) / BEND)) : FAST * (1 - speed);
}

const SLOW = 0.038;
const BEND = 0.2;
const FAST = 0.0125;
