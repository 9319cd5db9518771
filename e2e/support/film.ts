// A film that the browser of a flow records itself.

import type { Page } from "@playwright/test";

/** WebM of so many seconds: a square that wanders, and a tone. */
export async function filmOf(page: Page, seconds: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (length) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
    const pen = canvas.getContext("2d");
    const context = new AudioContext();
    const tone = new OscillatorNode(context, { frequency: 440 });
    const sound = context.createMediaStreamDestination();
    tone.connect(sound);
    tone.start();
    const tracks = [...canvas.captureStream(12).getTracks(), ...sound.stream.getTracks()];
    const recorder = new MediaRecorder(new MediaStream(tracks), { mimeType: "video/webm" });
    const pieces: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start();
    for (let step = 0; step < length * 12; step += 1) {
      pen?.clearRect(0, 0, 320, 180);
      if (pen) pen.fillStyle = "teal";
      pen?.fillRect(step * 4, 60, 60, 60);
      await new Promise((resolve) => setTimeout(resolve, 1000 / 12));
    }
    recorder.stop();
    await stopped;
    await context.close();
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  }, seconds);
  return Buffer.from(base64, "base64");
}
