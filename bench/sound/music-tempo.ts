/** The package that we are measured beside. */
import MusicTempo from "music-tempo";

export interface Detected {
  /** 0 where it found nothing. */
  bpm: number;
  /** Seconds. */
  beats: number[];
}

/** `samples` at 44.1 kHz. */
export function musicTempo(samples: Float32Array): Detected {
  try {
    const { tempo, beats } = new MusicTempo(samples);
    return { bpm: Number(tempo), beats };
  } catch {
    // It throws where it finds no tempo.
    return { bpm: 0, beats: [] };
  }
}
