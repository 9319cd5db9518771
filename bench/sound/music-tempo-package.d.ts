/** What we use of it; the package brings no types. */
declare module "music-tempo" {
  export default class MusicTempo {
    /** At 44.1 kHz. Throws where it finds nothing. */
    constructor(samples: Float32Array);
    /** Beats a minute, as text. */
    tempo: string;
    /** Seconds. */
    beats: number[];
  }
}
