const KEY =
  /^([a-g])\s*(#|♯|b|♭|-?\s?sharp|-?\s?flat)?\s*[- ]?(m|min|minor|mi|maj|major|M|dur|moll)?\.?$/i;

/** A key as it is written: "F#m" for "f# minor", "f sharp min", "F♯m"; "Bb" for "B flat major". @returns null for what is no key */
export function writtenKey(text: string): string | null {
  const match = KEY.exec(text.trim());
  if (!match) return null;
  const [, note = "", sign = "", mode = ""] = match;
  const isMinor = mode === "m" || /^(?:mi|min|minor|moll)$/i.test(mode);
  const accidental = /#|♯|sharp/i.test(sign) ? "#" : sign === "" ? "" : "b";
  return `${note.toUpperCase()}${accidental}${isMinor ? "m" : ""}`;
}
