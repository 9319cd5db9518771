import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cropDrawing } from "./crop-area.ts";

const size = { width: 4000, height: 3000 };

it("a large part is made as small as it is needed, and a small one stays as it is", () => {
  const area = { x: 500, y: 0, width: 3000, height: 3000 };
  const of = { area, size, rotation: 0, aspect: 1, most: 384 };
  expect(cropDrawing(of)).toMatchObject({ width: 384, height: 384, scale: 0.128 });
  const small = { ...area, width: 200, height: 200 };
  expect(cropDrawing({ ...of, area: small })).toMatchObject({ width: 200, scale: 1 });
});

it("the middle of the picture is drawn where the part has it, however it is turned", () => {
  const quarter = fc.constantFrom(0, 90, 180, 270);
  fc.assert(
    fc.property(quarter, (rotation) => {
      const isTurned = rotation % 180 !== 0;
      const box = isTurned ? { width: 3000, height: 4000 } : size;
      const side = 1000;
      const area = { x: box.width / 2 - side / 2, y: box.height / 2 - side / 2 };
      const drawn = cropDrawing({
        area: { ...area, width: side, height: side },
        size,
        rotation,
        aspect: 1,
        most: 500,
      });
      expect(drawn.moveX).toBeCloseTo(side / 2);
      expect(drawn.moveY).toBeCloseTo(side / 2);
    }),
  );
});

it("a sliver is still a picture", () => {
  const area = { x: 0, y: 0, width: 0.2, height: 0.1 };
  const drawn = cropDrawing({ area, size, rotation: 0, aspect: 16 / 9, most: 1600 });
  expect([drawn.width, drawn.height]).toEqual([1, 1]);
});
