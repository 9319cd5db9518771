/**
 * Beats by the most likely path through tempo and position together: the bar pointer of N. Whiteley, A. T. Cemgil and S. Godsill
 * ("Bayesian Modelling of Temporal Structure in Musical Audio", ISMIR 2006), which F. Krebs, S. Böck and G. Widmer made small
 * ("An Efficient State-Space Model for Joint Tempo and Meter Tracking", ISMIR 2015), reduced to the moments of the beats. To
 * change the tempo is what costs, so that sway is followed and a slip to the off-beat, which has to change it twice, is not.
 */
/** Tempi on each side of the song's own, and from one to the next, as a share. */
const SIDE = 8;
const STEP = 0.01;
const TEMPI = 2 * SIDE + 1;
/** What a step of the tempo costs from one beat to the next, in units of the deviation of onset strengths. */
const CHANGE = 1;
/** What a beat costs that is not where its tempo says, by the square of the share. */
const LOOSE = 1500;
/** Frames that it may lie off. */
const REACH = 2;

/** `strengths` in units of their deviation, `period` in frames. Gives the frames of the beats, between frames too. */
export function trackBeats(strengths: Float32Array, period: number): number[] {
  const smooth = smoothed(strengths);
  return trackOn(smooth, period).map((frame) => between(smooth, frame));
}

function trackOn(strengths: Float32Array, period: number): number[] {
  const frames = strengths.length;
  if (frames === 0) return [];
  const tempi = Array.from({ length: TEMPI }, (_, i) =>
    intervalsAt(period * (1 + (i - SIDE) * STEP)),
  );
  // Of a beat at each frame that came at each tempo: the best sum until then, the beat before it, and that one's tempo.
  const score = new Float32Array(frames * TEMPI);
  const before = new Int32Array(frames * TEMPI).fill(-1);
  const onward = new Float32Array(frames * TEMPI);
  const from = new Uint8Array(frames * TEMPI);
  for (let frame = 0; frame < frames; frame += 1) {
    const row = frame * TEMPI;
    const here = strengths[frame] ?? 0;
    for (let tempo = 0; tempo < TEMPI; tempo += 1) {
      const interval = tempi[tempo];
      if (!interval) continue;
      let best = 0;
      let chosen = -1;
      for (let i = 0; i < interval.costs.length; i += 1) {
        const earlier = frame - interval.shortest - i;
        if (earlier < 0) break;
        const value = (onward[earlier * TEMPI + tempo] ?? 0) - (interval.costs[i] ?? 0);
        if (value > best) {
          best = value;
          chosen = earlier;
        }
      }
      score[row + tempo] = here + best;
      before[row + tempo] = chosen;
    }
    for (let tempo = 0; tempo < TEMPI; tempo += 1) {
      let best = score[row + tempo] ?? 0;
      let chosen = tempo;
      for (let other = tempo - 1; other <= tempo + 1; other += 2) {
        if (other < 0 || other >= TEMPI) continue;
        const value = (score[row + other] ?? 0) - CHANGE;
        if (value > best) {
          best = value;
          chosen = other;
        }
      }
      onward[row + tempo] = best;
      from[row + tempo] = chosen;
    }
  }
  return path({ score, before, from }, frames, period);
}

interface Tracked {
  score: Float32Array;
  before: Int32Array;
  from: Uint8Array;
}

/** Frames of the beats, from the best of the last period back. */
function path({ score, before, from }: Tracked, frames: number, period: number): number[] {
  let last = Math.max(0, Math.floor(frames - period)) * TEMPI;
  for (let i = last; i < frames * TEMPI; i += 1) if ((score[i] ?? 0) > (score[last] ?? 0)) last = i;
  const beats: number[] = [];
  let frame = Math.floor(last / TEMPI);
  let tempo = last % TEMPI;
  while (frame >= 0) {
    beats.push(frame);
    const earlier = before[frame * TEMPI + tempo] ?? -1;
    if (earlier >= 0) tempo = from[earlier * TEMPI + tempo] ?? tempo;
    frame = earlier;
  }
  return beats.reverse();
}

function intervalsAt(period: number): { shortest: number; costs: Float32Array } {
  const shortest = Math.max(1, Math.round(period) - REACH);
  const costs = Float32Array.from({ length: 2 * REACH + 1 }, (_, i) => {
    const stretch = Math.log((shortest + i) / period);
    return LOOSE * stretch * stretch;
  });
  return { shortest, costs };
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

/** The top of the parabola through a frame and its neighbours. */
function between(values: Float32Array, frame: number): number {
  const left = values[frame - 1] ?? 0;
  const middle = values[frame] ?? 0;
  const right = values[frame + 1] ?? 0;
  const bend = left - 2 * middle + right;
  if (middle < left || middle < right || bend >= 0) return frame;
  return frame + (0.5 * (left - right)) / bend;
}
