/** The band's pictures: logo, a view of the river at dusk, a portrait of initials for each member. */
import {
  disc,
  fill,
  mixed,
  painted,
  png,
  stroke,
  type Canvas,
  type Ink,
  type Shape,
} from "./raster.ts";

const AMBER: Ink = [255, 176, 32];
const EMBER: Ink = [228, 87, 46];
const NIGHT: Ink = [21, 23, 27];
const DUSK: Ink = [40, 36, 62];
const ROSE: Ink = [168, 84, 88];
const PAPER: Ink = [247, 242, 232];

type Line = readonly (readonly [number, number])[];

/** Capital letters in a box of 1 × 1, as one or more strokes. */
const LETTERS: Readonly<Record<string, readonly Line[]>> = {
  A: [
    [
      [0, 1],
      [0.5, 0],
      [1, 1],
    ],
    [
      [0.21, 0.62],
      [0.79, 0.62],
    ],
  ],
  C: [
    [
      [0.95, 0.2],
      [0.7, 0.02],
      [0.3, 0.02],
      [0.03, 0.3],
      [0.03, 0.7],
      [0.3, 0.98],
      [0.7, 0.98],
      [0.95, 0.8],
    ],
  ],
  J: [
    [
      [0.7, 0],
      [0.7, 0.75],
      [0.5, 0.98],
      [0.2, 0.98],
      [0.05, 0.78],
    ],
  ],
  M: [
    [
      [0, 1],
      [0.08, 0],
      [0.5, 0.7],
      [0.92, 0],
      [1, 1],
    ],
  ],
  P: [
    [
      [0.1, 1],
      [0.1, 0],
      [0.6, 0],
      [0.88, 0.15],
      [0.88, 0.4],
      [0.6, 0.55],
      [0.1, 0.55],
    ],
  ],
  T: [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0.5, 0],
      [0.5, 1],
    ],
  ],
};

function letterOn(canvas: Canvas, letter: string, ink: Ink, share: number): void {
  const size = canvas.width * share;
  const [left, top] = [(canvas.width - size) / 2, (canvas.height - size) / 2];
  for (const line of LETTERS[letter] ?? []) {
    const points = line.map(([x, y]) => [left + x * size, top + y * size] as const);
    fill(canvas, ink, stroke(points, size * 0.17));
  }
}

export function bandLogo(): Buffer {
  const canvas = painted(512, 512, (x, y) => mixed(AMBER, EMBER, (x + y) / 2));
  letterOn(canvas, "A", NIGHT, 0.46);
  return png(canvas);
}

const GROUNDS: readonly Ink[] = [
  [94, 129, 172],
  [163, 190, 140],
  [180, 142, 173],
  [208, 135, 112],
  [136, 192, 208],
  [235, 203, 139],
];

/** The first letter of a name on a colour of its own; `place` picks the colour. */
export function portrait(name: string, place: number): Buffer {
  const ground = GROUNDS[place % GROUNDS.length] ?? AMBER;
  const canvas = painted(256, 256, (_, y) => mixed(ground, mixed(ground, NIGHT, 0.35), y));
  letterOn(canvas, name.charAt(0).toUpperCase(), PAPER, 0.36);
  return png(canvas);
}

const WIDTH = 960;
const HEIGHT = 540;
/** Where the river begins, from the top. */
const SHORE = 360;
const SUN = 640;

/** A range of hills down to the shore; `shift` makes each another. */
function hills(base: number, height: number, shift: number): Shape {
  const ridge = Array.from({ length: WIDTH }, (_, x) => {
    const along = x / WIDTH;
    return (
      base -
      height *
        (0.5 + 0.3 * Math.sin(5.1 * along + shift) + 0.2 * Math.sin(11.7 * along + 2 * shift))
    );
  });
  return {
    left: 0,
    right: WIDTH,
    top: base - height,
    bottom: SHORE,
    distance: (x, y) => (ridge[Math.floor(x)] ?? base) - y,
  };
}

/** Dusk over the river, in the band's colours. */
export function bandPicture(): Buffer {
  const shore = SHORE / HEIGHT;
  const canvas = painted(WIDTH, HEIGHT, (_, y) => {
    if (y > shore) return mixed(EMBER, NIGHT, (y - shore) / (1 - shore));
    const down = y / shore;
    return down < 0.6 ? mixed(DUSK, ROSE, down / 0.6) : mixed(ROSE, AMBER, (down - 0.6) / 0.4);
  });
  fill(canvas, [255, 226, 160], disc(SUN, 296, 56));
  fill(canvas, [120, 74, 84], hills(335, 120, 0.4));
  fill(canvas, [78, 52, 70], hills(346, 86, 2.1));
  fill(canvas, [44, 36, 52], hills(356, 54, 4.4));
  for (let wave = 0; wave < 15; wave += 1) {
    const half = 22 + 5 * wave;
    const y = SHORE + 14 + wave * 10;
    const end = SUN + half * (0.6 + 0.4 * Math.sin(wave * 2.3));
    fill(
      canvas,
      [255, 200, 120],
      stroke(
        [
          [SUN - half, y],
          [end, y],
        ],
        2.5,
      ),
    );
  }
  return png(canvas);
}
