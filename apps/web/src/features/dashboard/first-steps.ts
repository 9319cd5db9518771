/** What a new band does first, and how far it is. Pure. */

export interface BandProgress {
  songs: number;
  recordings: number;
}

export interface FirstStep {
  key: "song" | "recording";
  title: string;
  text: string;
  action: string;
  done: boolean;
  /** Why it cannot be done yet. */
  unavailable?: string;
}

export function firstSteps({ songs, recordings }: BandProgress): FirstStep[] {
  return [
    {
      key: "song",
      title: "Add a song",
      text: "Title, key, tempo and length: enough to plan a set with.",
      action: "Add Song",
      done: songs > 0,
    },
    {
      key: "recording",
      title: "Upload its recording",
      text: "Everybody practises with the same version, waveform and all.",
      action: "Upload",
      done: recordings > 0,
      ...(songs === 0 && { unavailable: "Add a song first" }),
    },
  ];
}
