import { describe, expect, it, vi } from "vitest";
import { fakeRequest } from "./fake-request.fixture.ts";
import { sendFile } from "./upload.ts";

const recording = new File(["RIFF"], "northbound.wav", { type: "audio/wav" });
const destination = { method: "POST", address: "/api/fileupload/7", bearer: "token-1" };

function start({ signal = new AbortController().signal } = {}) {
  const { xhr, request } = fakeRequest();
  const onProgress = vi.fn();
  const sent = sendFile(request, destination, recording, { signal, onProgress });
  return { xhr, sent, onProgress };
}

describe("an upload", () => {
  it("sends the file in the field `file`, with the token", async () => {
    const { xhr, sent } = start();
    xhr.answer(200, "{}");
    await sent;
    expect([xhr.method, xhr.address]).toEqual(["POST", "/api/fileupload/7"]);
    expect(xhr.headers.get("authorization")).toBe("Bearer token-1");
    expect(xhr.body?.get("file")).toMatchObject({ name: "northbound.wav" });
  });

  it("tells how much has left", async () => {
    const { xhr, sent, onProgress } = start();
    xhr.progress(25, 100);
    xhr.progress(100, 100);
    xhr.answer(200, "{}");
    await sent;
    expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
  });

  it("answers what came, good or not", async () => {
    const { xhr, sent } = start();
    xhr.retryAfter = "60";
    xhr.answer(413, `{"code":"too_large"}`);
    expect(await sent).toEqual({ status: 413, body: `{"code":"too_large"}`, retryAfter: "60" });
  });

  it("is Offline when the connection breaks", async () => {
    const { xhr, sent } = start();
    xhr.dispatchEvent(new Event("error"));
    await expect(sent).rejects.toMatchObject({ name: "Offline" });
  });

  it("can be called off on the way", async () => {
    const stop = new AbortController();
    const { sent } = start({ signal: stop.signal });
    stop.abort();
    await expect(sent).rejects.toMatchObject({ name: "AbortError" });
  });

  it("is not begun when it was called off before", async () => {
    const { xhr, sent } = start({ signal: AbortSignal.abort() });
    await expect(sent).rejects.toMatchObject({ name: "AbortError" });
    expect(xhr.body).toBeNull();
  });
});
