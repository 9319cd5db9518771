/** What a new band does first, and how far it is. Pure. */

export interface BandProgress {
  songs: number;
  recordings: number;
  /** Left out for who may not change them. */
  setlists?: number | undefined;
  /** The same, oneself included. */
  members?: number | undefined;
}

export interface FirstStep {
  key: "import" | "song" | "recording" | "setlist" | "members";
  title: string;
  text: string;
  action: string;
  done: boolean;
  /** Why it cannot be done yet. */
  unavailable?: string;
}

export function firstSteps({ songs, recordings, setlists, members }: BandProgress): FirstStep[] {
  const needsSong = songs === 0 ? { unavailable: "Add a song first" } : {};
  // Who has songs somewhere else brings them first; who has begun here is not asked to.
  const importing: FirstStep = {
    key: "import",
    title: "Bring your songs along",
    text: "Tables of BandHelper, Setlist Helper or a spreadsheet, charts of OnSong, OpenSong or ChordPro: any mix at once.",
    action: "Import",
    done: false,
  };
  const setlist: FirstStep = {
    key: "setlist",
    title: "Build the first set list",
    text: "Songs in sets, to the minute: printed for the stage, played as a queue.",
    action: "Add Setlist",
    done: setlists !== undefined && setlists > 0,
    ...needsSong,
  };
  const invitation: FirstStep = {
    key: "members",
    title: "Invite your band",
    text: "Everybody sees the next gig, the set list and what to practise; you say who changes what.",
    action: "Add Member",
    done: members !== undefined && members > 1,
  };
  return [
    ...(songs === 0 ? [importing] : []),
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
      ...needsSong,
    },
    ...(setlists === undefined ? [] : [setlist]),
    ...(members === undefined ? [] : [invitation]),
  ];
}
