/** The band's own pictures: its logo, and a view of the river at dusk. */
import { disc, fill, mixed, painted, png, stroke, type Ink, type Shape } from "./raster.ts";

const AMBER: Ink = [255, 176, 32];
const EMBER: Ink = [228, 87, 46];
const NIGHT: Ink = [21, 23, 27];
const DUSK: Ink = [40, 36, 62];
const ROSE: Ink = [168, 84, 88];

/** A capital A in a box of 1 × 1, as strokes. */
const INITIAL: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 1],
    [0.5, 0],
    [1, 1],
  ],
  [
    [0.21, 0.62],
    [0.79, 0.62],
  ],
];

export function bandLogo(): Buffer {
  const canvas = painted(512, 512, (x, y) => mixed(AMBER, EMBER, (x + y) / 2));
  const size = canvas.width * 0.46;
  const corner = (canvas.width - size) / 2;
  for (const line of INITIAL) {
    const points = line.map(([x, y]) => [corner + x * size, corner + y * size] as const);
    fill(canvas, NIGHT, stroke(points, size * 0.17));
  }
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
