/** People who follow the demo band, as they came in over three years. */
import { seededRandom, seedFrom } from "../synth/random.ts";

export type DemoFollower = {
  readonly email: string;
  readonly location: string;
  readonly source: "Follow" | "MANUAL" | "Mailing list" | "Gig";
  /** Wants to hear of gigs. */
  readonly events: boolean;
  /** Days before today. */
  readonly since: number;
};

const NAMES = [
  "abel.thorne",
  "agnes.whitlow",
  "alba.finch",
  "barnaby.cole",
  "bea.holloway",
  "cassian.reed",
  "clement.ogden",
  "cora.penhale",
  "dorothea.lusk",
  "edie.marrow",
  "elis.vaughan",
  "fergus.tate",
  "fleur.addison",
  "gwen.ashdown",
  "hal.brightwater",
  "hester.quill",
  "ines.calder",
  "ivo.stanhope",
  "jemima.rooke",
  "jonty.peel",
  "kezia.moore",
  "lachlan.frost",
  "lettice.bray",
  "linus.garrick",
  "maeve.tolland",
  "magnus.ivory",
  "nell.sparrow",
  "odile.kemp",
  "orson.blythe",
  "percy.winterton",
  "petra.hollins",
  "quentin.farrow",
  "rafe.underhill",
  "rosalind.pike",
  "silas.merrow",
  "tabitha.crane",
  "thea.longmire",
  "tobias.wren",
  "una.hartley",
  "verity.snow",
  "wilf.harbottle",
  "zadie.brook",
] as const;

const PLACES = [
  "Ardenbridge",
  "Ardenbridge",
  "Ardenbridge",
  "Otterford",
  "Otterford",
  "Saltmarsh Quay",
  "Upper Wick",
  "Nether Arden",
];
const SOURCES = ["Follow", "Follow", "Follow", "Gig", "Gig", "Mailing list", "MANUAL"] as const;

/** The newest come thicker: the band is growing. */
export const FOLLOWERS: readonly DemoFollower[] = NAMES.map((name, index) => {
  const random = seededRandom(seedFrom(name));
  const pick = <Item>(items: readonly Item[], fallback: Item): Item =>
    items[Math.floor(random() * items.length)] ?? fallback;
  return {
    email: `${name}@mail.example`,
    location: pick(PLACES, "Ardenbridge"),
    source: pick(SOURCES, "Follow"),
    events: random() < 0.8,
    since: Math.round(1100 * ((index + 1) / NAMES.length) ** 2.2),
  };
});
