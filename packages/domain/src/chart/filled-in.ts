/** `%{title}` of ChordPro: what the chart says of itself, in the place where a text asks for it. */
import type { Meta } from "./chart.ts";

/** The innermost: such a place may stand within another. */
const PLACE = /%\{([^{}]*)\}/;
/** Deeper than anybody nests them, and an end to texts that would go on for ever. */
const MOST = 50;

/**
 * What nobody has said is left empty. `%{artist|by %{}|unknown}` says the one where it is known, and the other where not.
 * The key comes as a chord, which moves along with the others.
 */
export function filledIn(text: string, meta: readonly Meta[]): string {
  if (!text.includes("%{")) return text;
  let filled = text;
  for (let round = 0; round < MOST; round += 1) {
    const known = filled.replace(PLACE_OF_ITSELF, OF_ITSELF);
    const place = PLACE.exec(known);
    if (place === null) return known.replaceAll(OF_ITSELF, "");
    const [whole, asked = ""] = place;
    filled =
      known.slice(0, place.index) + valueOf(asked, meta) + known.slice(place.index + whole.length);
  }
  return filled;
}

/** `%{}`, within another: its value. */
const PLACE_OF_ITSELF = /%\{\}/g;
const OF_ITSELF = "\0";

function valueOf(asked: string, meta: readonly Meta[]): string {
  const [item = "", ...answers] = asked.split("|");
  const [name = "", wanted] = item.split("=");
  const said = meta.find((entry) => entry.name === name.trim().toLowerCase());
  const value = said === undefined ? "" : said.name === "key" ? `[${said.value}]` : said.value;
  const isSaid = value !== "" && (wanted === undefined || wanted === said?.value);
  const [whenSaid = value, otherwise = ""] = answers;
  return (isSaid ? whenSaid : otherwise).replaceAll(OF_ITSELF, value);
}
