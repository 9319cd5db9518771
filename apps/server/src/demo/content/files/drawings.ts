/** Documents that are pictures: the stage plot and the poster. */
import { A4, pdf, type Mark } from "./pdf.ts";

type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly note: string;
};

const STAGE: readonly Place[] = [
  { x: 222, y: 520, width: 150, height: 90, label: "Drums", note: "4 overhead, kick, snare" },
  { x: 96, y: 500, width: 90, height: 60, label: "Bass amp", note: "DI" },
  { x: 410, y: 500, width: 90, height: 60, label: "Guitar amp", note: "dynamic, off axis" },
  { x: 96, y: 390, width: 90, height: 50, label: "Keys", note: "2 × DI" },
  { x: 262, y: 340, width: 70, height: 40, label: "Mira", note: "Vocal 1, acoustic DI" },
  { x: 410, y: 350, width: 70, height: 40, label: "Joss", note: "Vocal 2" },
];

const CHANNELS = [
  "1  Kick",
  "2  Snare",
  "3  Hat",
  "4  Overheads",
  "5  Bass DI",
  "6  Guitar",
  "7  Acoustic DI",
  "8  Keys left",
  "9  Keys right",
  "10 Vocal Mira",
  "11 Vocal Joss",
  "12 Vocal drums",
];

export function stagePlot(): Buffer {
  const marks: Mark[] = [
    { kind: "text", x: 64, y: 770, size: 22, bold: true, text: "The Ardens – stage plot" },
    {
      kind: "text",
      x: 64,
      y: 748,
      size: 11,
      color: "666666",
      text: "Stage 5 × 3 m. Power at the back on both sides.",
    },
    { kind: "box", x: 64, y: 320, width: 467, height: 320 },
    { kind: "text", x: 262, y: 300, size: 10, color: "666666", text: "Audience" },
    ...STAGE.flatMap(({ x, y, width, height, label, note }): Mark[] => [
      { kind: "box", x, y, width, height, fill: "fdeccb" },
      { kind: "box", x, y, width, height },
      { kind: "text", x: x + 6, y: y + height - 16, size: 11, bold: true, text: label },
      { kind: "text", x: x + 6, y: y + height - 29, size: 7, color: "444444", text: note },
    ]),
    { kind: "text", x: 64, y: 262, size: 13, bold: true, text: "Channels" },
    ...CHANNELS.map((text, index): Mark => ({
      kind: "text",
      x: 64 + Math.floor(index / 6) * 180,
      y: 240 - (index % 6) * 16,
      size: 10,
      mono: true,
      text,
    })),
  ];
  return pdf("Stage plot", [marks]);
}

/** A gig's poster: a lantern, the name, and where to be when. */
export function poster(lines: {
  readonly venue: string;
  readonly day: string;
  readonly times: string;
  readonly tickets: string;
}): Buffer {
  const beams = Array.from({ length: 9 }, (_, index): Mark => {
    const height = 120 + 34 * (4 - Math.abs(4 - index));
    return {
      kind: "box",
      x: 88 + index * 48,
      y: 420,
      width: 30,
      height,
      fill: index % 2 === 0 ? "f5a524" : "e4572e",
    };
  });
  return pdf(`The Ardens at ${lines.venue}`, [
    [
      { kind: "box", x: 0, y: 0, width: A4.width, height: A4.height, fill: "15171b" },
      ...beams,
      { kind: "box", x: 88, y: 408, width: 414, height: 6, fill: "f7f2e8" },
      { kind: "text", x: 84, y: 318, size: 62, bold: true, color: "f7f2e8", text: "The Ardens" },
      { kind: "text", x: 88, y: 262, size: 26, bold: true, color: "f5a524", text: lines.venue },
      { kind: "text", x: 88, y: 228, size: 18, color: "f7f2e8", text: lines.day },
      { kind: "text", x: 88, y: 200, size: 14, color: "c9c4b8", text: lines.times },
      { kind: "text", x: 88, y: 178, size: 14, color: "c9c4b8", text: lines.tickets },
    ],
  ]);
}
