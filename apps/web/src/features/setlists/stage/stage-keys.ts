const group = "Stage view";

export const STAGE_KEYS = [
  { keys: "arrowright", label: "Next song", group },
  { keys: "arrowleft", label: "Song before", group },
  { keys: "home", label: "First song", group },
  { keys: "end", label: "Last song", group },
];

/** The song that a key leads to, from 0; null for keys that lead nowhere. Pedals send the keys of pages and arrows. */
export function stageStep(key: string, at: number, songs: number): number | null {
  const last = Math.max(0, songs - 1);
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
    case "PageDown":
    case " ":
      return Math.min(at + 1, last);
    case "ArrowUp":
    case "ArrowLeft":
    case "PageUp":
      return Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
