/** What is played one after the other. A queue is data: every change answers a new one. */

/** off: stops after the last song. all: begins again. one: the same song again and again. */
export type Repeat = "off" | "all" | "one";

export interface PlayQueue<Song> {
  readonly songs: readonly Song[];
  /** Index of the song that plays; 0 in an empty queue. */
  readonly at: number;
}

interface Identified {
  readonly id: number;
}

/** Begins at the song within the list it was picked from; alone where the list does not hold it. */
export function queueFrom<Song extends Identified>(
  song: Song,
  list: readonly Song[],
): PlayQueue<Song> {
  const at = list.findIndex(({ id }) => id === song.id);
  return at < 0 ? { songs: [song], at: 0 } : { songs: list, at };
}

/** What Next leads to, null at the end. Who asks for the next song does not want the same again. */
export function nextInQueue<Song>(queue: PlayQueue<Song>, repeat: Repeat): PlayQueue<Song> | null {
  if (queue.at + 1 < queue.songs.length) return { ...queue, at: queue.at + 1 };
  return repeat === "all" && queue.songs.length > 0 ? { ...queue, at: 0 } : null;
}

export function previousInQueue<Song>(
  queue: PlayQueue<Song>,
  repeat: Repeat,
): PlayQueue<Song> | null {
  if (queue.at > 0) return { ...queue, at: queue.at - 1 };
  return repeat === "all" && queue.songs.length > 0
    ? { ...queue, at: queue.songs.length - 1 }
    : null;
}

/** What plays when a song has come to its end, null when that was all. */
export function afterSong<Song>(queue: PlayQueue<Song>, repeat: Repeat): PlayQueue<Song> | null {
  return repeat === "one" && queue.songs.length > 0 ? queue : nextInQueue(queue, repeat);
}

/** Without the song at an index. The song that plays stays: it cannot be taken out. */
export function withoutQueued<Song>(queue: PlayQueue<Song>, index: number): PlayQueue<Song> {
  if (index === queue.at || index < 0 || index >= queue.songs.length) return queue;
  return {
    songs: queue.songs.toSpliced(index, 1),
    at: index < queue.at ? queue.at - 1 : queue.at,
  };
}

/** With the song at an index in another place, counted without it. What plays goes on, wherever it stands then. */
export function movedInQueue<Song>(
  queue: PlayQueue<Song>,
  from: number,
  to: number,
): PlayQueue<Song> {
  const song = queue.songs[from];
  if (song === undefined) return queue;
  const songs = queue.songs.toSpliced(from, 1).toSpliced(to, 0, song);
  if (from === queue.at) return { songs, at: songs.indexOf(song) };
  const at = from < queue.at ? queue.at - 1 : queue.at;
  return { songs, at: to <= at ? at + 1 : at };
}

/** Songs right behind the one that plays, in their order. Each stands in a queue once: one that is there moves. */
export function queuedNext<Song extends Identified>(
  queue: PlayQueue<Song>,
  songs: readonly Song[],
): PlayQueue<Song> {
  const { rest, come } = parted(queue, songs);
  return { songs: rest.songs.toSpliced(rest.at + 1, 0, ...come), at: rest.at };
}

/** Songs behind all others, in their order. */
export function queuedLast<Song extends Identified>(
  queue: PlayQueue<Song>,
  songs: readonly Song[],
): PlayQueue<Song> {
  const { rest, come } = parted(queue, songs);
  return { songs: [...rest.songs, ...come], at: rest.at };
}

/** The song that plays, alone. */
export function clearedQueue<Song>({ songs, at }: PlayQueue<Song>): PlayQueue<Song> {
  return { songs: songs.slice(at, at + 1), at: 0 };
}

export function nextRepeat(repeat: Repeat): Repeat {
  if (repeat === "off") return "all";
  return repeat === "all" ? "one" : "off";
}

/** The songs that come, each once, and the queue without them. The song that plays goes nowhere. */
function parted<Song extends Identified>(
  { songs, at }: PlayQueue<Song>,
  given: readonly Song[],
): { rest: PlayQueue<Song>; come: Song[] } {
  const playing = songs[at]?.id;
  const byId = new Map(given.filter(({ id }) => id !== playing).map((song) => [song.id, song]));
  const stays = ({ id }: Song) => !byId.has(id);
  return {
    rest: { songs: songs.filter(stays), at: songs.slice(0, at).filter(stays).length },
    come: [...byId.values()],
  };
}
