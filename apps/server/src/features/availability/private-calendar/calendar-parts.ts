/**
 * The entries of a calendar's file, without what they are about: titles, places and notes are dropped line by line before
 * anything is read, so that they are not even held.
 */
import ICAL from "ical.js";

/** Calendar programs write these where something takes time, or says how clocks go. */
const READ: ReadonlySet<string> = new Set(["VEVENT", "VFREEBUSY", "VTIMEZONE"]);

const KEPT =
  /^(?:BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|FREEBUSY|TZID|TZOFFSETFROM|TZOFFSETTO|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i;

/** One component that holds all that could be read; null where the text is no whole calendar. */
export function readParts(text: string): ICAL.Component | null {
  const whole = text.replace(/^\uFEFF/, "").trim();
  if (!/^BEGIN:VCALENDAR\r?\n/i.test(whole) || !/\nEND:VCALENDAR$/i.test(whole)) return null;
  const calendar = new ICAL.Component("vcalendar");
  for (const part of parts(whole)) {
    const component = parsed(part);
    if (component) calendar.addSubcomponent(component);
  }
  return calendar;
}

/** Undefined for one that is written wrong, which says nothing: the others do. */
function parsed(part: readonly string[]): ICAL.Component | undefined {
  try {
    return ICAL.Component.fromString(part.join("\r\n"));
  } catch {
    return undefined;
  }
}

/** Their lines, as far as we need them. */
function* parts(text: string): Generator<string[]> {
  let part: string[] = [];
  const within: string[] = [];
  let isKept = false;
  for (const line of lines(text)) {
    // A long line goes on in the next, behind a space.
    if (line.startsWith(" ") || line.startsWith("\t")) {
      if (isKept) part.push(line);
      continue;
    }
    const [, edge, name = ""] = /^(BEGIN|END):(\S+)\s*$/i.exec(line) ?? [];
    const kind = name.toUpperCase();
    if (edge !== undefined && kind === "VCALENDAR") continue;
    if (edge?.toUpperCase() === "BEGIN") within.push(kind);
    isKept = READ.has(within[0] ?? "") && KEPT.test(line);
    if (isKept) part.push(line);
    if (edge?.toUpperCase() !== "END") continue;
    within.pop();
    if (within.length > 0) continue;
    if (part.length > 0) yield part;
    part = [];
  }
}

function* lines(text: string): Generator<string> {
  let from = 0;
  while (from <= text.length) {
    const end = text.indexOf("\n", from);
    const to = end < 0 ? text.length : end;
    yield text.slice(from, text[to - 1] === "\r" ? to - 1 : to);
    from = to + 1;
  }
}
