import { describe, expect, it, vi } from "vitest";
import { keepAwake } from "./keep-awake.ts";

function setUp(visibilityState: DocumentVisibilityState = "visible") {
  const page = Object.assign(new EventTarget(), { visibilityState });
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }) as unknown as WakeLockSentinel);
  const turned = () => new Promise((resolve) => setTimeout(resolve));
  return { page, release, request, turned };
}

describe("keeping the screen awake", () => {
  it("holds it until it is let go", async () => {
    const { page, release, request, turned } = setUp();
    const stop = keepAwake({ document: page, wakeLock: { request } });
    await turned();
    expect(request).toHaveBeenCalledExactlyOnceWith("screen");
    expect(release).not.toHaveBeenCalled();
    stop();
    expect(release).toHaveBeenCalledOnce();
  });

  it("holds it again when somebody comes back to the page, and not while they are away", async () => {
    const { page, request, turned } = setUp("hidden");
    keepAwake({ document: page, wakeLock: { request } });
    await turned();
    expect(request).not.toHaveBeenCalled();
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    await turned();
    expect(request).toHaveBeenCalledOnce();
  });

  it("lets go what it got too late", async () => {
    const { page, release, request, turned } = setUp();
    keepAwake({ document: page, wakeLock: { request } })();
    await turned();
    expect(release).toHaveBeenCalledOnce();
  });

  it("does nothing where the browser cannot", () => {
    const { page } = setUp();
    expect(keepAwake({ document: page, wakeLock: undefined })).not.toThrow();
  });
});
