/**
 * Beats by the most likely path through tempo and position together: the bar pointer of N. Whiteley, A. T. Cemgil and S. Godsill
 * ("Bayesian Modelling of Temporal Structure in Musical Audio", ISMIR 2006), which F. Krebs, S. Böck and G. Widmer made small
 * ("An Efficient State-Space Model for Joint Tempo and Meter Tracking", ISMIR 2015), reduced to the moments of the beats. To
 * change the tempo is what costs, so that sway is followed and a slip to the off-beat, which has to change it twice, is not.
 */
/** Tempi on each side of the song's own, and from one to the next, as a share. */
const SIDE = 5;
const STEP = 0.015;
const TEMPI = 2 * SIDE + 1;
/** What a step of the tempo costs from one beat to the next, in units of the deviation of onset strengths. */
const CHANGE = 1;
/** What a beat costs that is not where its tempo says, by the square of the share. */
const LOOSE = 1500;
/** Frames that it may lie off, and places that are. */
const REACH = 1;
const PLACES = 2 * REACH + 1;
/** Stands for no beat before. */
const NONE = PLACES;

/** `strengths` in units of their deviation, `period` in frames. Gives the frames of the beats, between frames too. */
export function trackBeats(strengths: Float32Array, period: number): number[] {
  const smooth = smoothed(strengths);
  return trackOn(smooth, period).map((frame) => between(smooth, frame));
}

function trackOn(strengths: Float32Array, period: number): number[] {
  const frames = strengths.length;
  if (frames === 0) return [];
  const { shortest, costs } = intervalsAround(period);
  // Of a beat at each frame and of each tempo that leads on from it: the best sum until then, and the tempo that led to it.
  const onward = new Float32Array(frames * TEMPI);
  const from = new Uint8Array(frames * TEMPI);
  // Of each tempo that led to it: which of the places the beat before it has.
  const place = new Uint8Array(frames * TEMPI);
  const score = new Float32Array(TEMPI);
  for (let frame = 0; frame < frames; frame += 1) {
    const row = frame * TEMPI;
    const here = strengths[frame] ?? 0;
    for (let tempo = 0; tempo < TEMPI; tempo += 1) {
      let best = 0;
      let chosen = NONE;
      let at = (frame - (shortest[tempo] ?? 0)) * TEMPI + tempo;
      for (let i = 0; i < PLACES && at >= 0; i += 1) {
        const value = (onward[at] ?? 0) - (costs[tempo * PLACES + i] ?? 0);
        if (value > best) {
          best = value;
          chosen = i;
        }
        at -= TEMPI;
      }
      score[tempo] = here + best;
      place[row + tempo] = chosen;
    }
    for (let tempo = 0; tempo < TEMPI; tempo += 1) {
      const same = score[tempo] ?? 0;
      const slower = tempo > 0 ? (score[tempo - 1] ?? 0) - CHANGE : 0;
      const faster = tempo < TEMPI - 1 ? (score[tempo + 1] ?? 0) - CHANGE : 0;
      const best = Math.max(same, slower, faster);
      onward[row + tempo] = best;
      from[row + tempo] = best === same ? tempo : best === slower ? tempo - 1 : tempo + 1;
    }
  }
  return path({ onward, from, place }, shortest, frames - period);
}

interface Tracked {
  onward: Float32Array;
  from: Uint8Array;
  place: Uint8Array;
}

/** Frames of the beats, from the best of those after `end` back. */
function path({ onward, from, place }: Tracked, shortest: Int32Array, end: number): number[] {
  let state = Math.max(0, Math.floor(end)) * TEMPI;
  for (let i = state; i < onward.length; i += 1)
    if ((onward[i] ?? 0) > (onward[state] ?? 0)) state = i;
  const beats: number[] = [];
  for (;;) {
    const frame = Math.floor(state / TEMPI);
    beats.push(frame);
    const tempo = from[state] ?? 0;
    const chosen = place[frame * TEMPI + tempo] ?? NONE;
    if (chosen === NONE) return beats.reverse();
    state = (frame - (shortest[tempo] ?? 1) - chosen) * TEMPI + tempo;
  }
}

/** Of each tempo the frames of the shortest interval, and what each of the intervals from it on costs. */
function intervalsAround(period: number): { shortest: Int32Array; costs: Float32Array } {
  const shortest = new Int32Array(TEMPI);
  const costs = new Float32Array(TEMPI * PLACES);
  for (let tempo = 0; tempo < TEMPI; tempo += 1) {
    const wanted = period * (1 + (tempo - SIDE) * STEP);
    const least = Math.max(1, Math.round(wanted) - REACH);
    shortest[tempo] = least;
    for (let i = 0; i < PLACES; i += 1)
      costs[tempo * PLACES + i] = LOOSE * Math.log((least + i) / wanted) ** 2;
  }
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
