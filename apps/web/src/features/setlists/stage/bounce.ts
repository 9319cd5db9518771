/** Milliseconds in which a pedal's switch may close twice for one step of the foot. */
const BOUNCE = 300;

/** Whether a press is only the bounce of the one that was taken last. */
export function isBounce(takenAt: number | null, at: number): boolean {
  return takenAt !== null && at - takenAt < BOUNCE;
}
