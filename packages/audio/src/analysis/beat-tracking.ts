/**
 * Beats by dynamic programming: D. P. W. Ellis, "Beat Tracking by Dynamic Programming" (Journal of New Music Research
 * 36, 2007). The period may differ from place to place.
 */

/**
 * How dear it is to leave the period: Ellis's α, for onset strengths in units of their deviation. High enough that a passage that
 * leans on the off-beats does not move the beats there for the rest of the song, low enough to follow a band.
 */
const TIGHTNESS = 300;

/** `periodAt`: frames from one beat to the next, around a frame. Gives the frames of the beats, between frames too. */
export function trackBeats(
  strengths: Float32Array,
  periodAt: (frame: number) => number,
  tightness = TIGHTNESS,
): number[] {
  if (strengths.length === 0) return [];
  const smooth = smoothed(strengths);
  const score = new Float32Array(smooth.length);
  const previous = new Int32Array(smooth.length).fill(-1);
  let known = 0;
  let costs: Float32Array = new Float32Array(0);
  for (let frame = 0; frame < smooth.length; frame += 1) {
    const period = periodAt(frame);
    if (period !== known) {
      known = period;
      costs = costsOf(period, tightness);
    }
    const from = Math.max(0, Math.round(frame - 1.5 * period));
    const to = Math.round(frame - 0.6 * period);
    let best = 0;
    let chosen = -1;
    for (let before = from; before <= to; before += 1) {
      const value = (score[before] ?? 0) - (costs[frame - before] ?? 0);
      if (value > best) {
        best = value;
        chosen = before;
      }
    }
    score[frame] = (smooth[frame] ?? 0) + best;
    previous[frame] = chosen;
  }

  const beats: number[] = [];
  for (let frame = lastBeat(score, periodAt(score.length - 1)); frame >= 0;) {
    beats.push(frame);
    frame = previous[frame] ?? -1;
  }
  return beats.reverse().map((frame) => between(smooth, frame));
}

/** What it costs to leave the period, by how many frames a beat lasts. */
function costsOf(period: number, tightness: number): Float32Array {
  const costs = new Float32Array(Math.ceil(1.5 * period) + 2);
  for (let frames = 1; frames < costs.length; frames += 1) {
    const stretch = Math.log(frames / period);
    costs[frames] = tightness * stretch * stretch;
  }
  return costs;
}

/** A player is never on one frame: neighbours count too. */
function smoothed(values: Float32Array): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < out.length; i += 1)
    out[i] =
      0.46 * (values[i] ?? 0) +
      0.22 * ((values[i - 1] ?? 0) + (values[i + 1] ?? 0)) +
      0.05 * ((values[i - 2] ?? 0) + (values[i + 2] ?? 0));
  return out;
}

/** The best of the last period. */
function lastBeat(score: Float32Array, period: number): number {
  let best = score.length - 1;
  for (let i = Math.max(0, Math.floor(score.length - period)); i < score.length; i += 1)
    if ((score[i] ?? 0) > (score[best] ?? 0)) best = i;
  return best;
}

/** The top of the parabola through a frame and its neighbours. */
function between(values: Float32Array, frame: number): number {
  const left = values[frame - 1] ?? 0;
  const middle = values[frame] ?? 0;
  const right = values[frame + 1] ?? 0;
  const bend = left - 2 * middle + right;
  if (middle < left || middle < right || bend >= 0) return frame;
  return frame + (0.5 * (left - right)) / bend;
}
