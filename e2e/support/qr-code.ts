import type { Locator } from "@playwright/test";
import jsqr from "jsqr";

/** What a camera reads off a code as it is seen on the screen; null where it is none. */
export async function readQrCode(code: Locator): Promise<string | null> {
  const picture = (await code.screenshot()).toString("base64");
  const blank = await code.page().context().newPage();
  const { pixels, width, height } = await blank.evaluate(async (png) => {
    const file = await (await fetch(`data:image/png;base64,${png}`)).blob();
    const image = await createImageBitmap(file);
    const drawing = new OffscreenCanvas(image.width, image.height).getContext("2d");
    drawing?.drawImage(image, 0, 0);
    const drawn = drawing?.getImageData(0, 0, image.width, image.height);
    return { pixels: Array.from(drawn?.data ?? []), width: image.width, height: image.height };
  }, picture);
  await blank.close();
  return jsqr(Uint8ClampedArray.from(pixels), width, height)?.data ?? null;
}
