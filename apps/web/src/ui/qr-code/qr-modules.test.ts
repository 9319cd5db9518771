import { create } from "qrcode";
import { expect, it } from "vitest";
import { qrModules } from "./qr-modules.ts";

it("the bars of a code are its dark modules, each once, within an empty edge of four", () => {
  const text = "https://bandstand.example/follow/the-ardens";
  const { data, size } = create(text, { errorCorrectionLevel: "M" }).modules;
  const { size: side, bars } = qrModules(text);
  expect(side).toBe(size + 8);
  const drawn = bars.flatMap(({ x, y, length }) =>
    Array.from({ length }, (_, at) => (y - 4) * size + (x - 4) + at),
  );
  const dark = Array.from(data).flatMap((isDark, index) => (isDark ? [index] : []));
  expect(drawn).toEqual(dark);
  expect(bars.length).toBeLessThan(dark.length);
});
