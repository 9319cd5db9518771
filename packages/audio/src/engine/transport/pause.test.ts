import { describe, expect, it } from "vitest";
import { transportOf } from "./transport.fixture.ts";

const LOOP = { start: 10, end: 12 };

describe("a pause", () => {
  it("silences what the pitch engine still holds, and goes back to it", async () => {
    const { media, transport, tailMute } = transportOf({}, { graphLatency: () => 0.12 });
    await transport.play();
    media.currentTime = 5;
    media.playbackRate = 0.5;
    transport.pause();
    expect(tailMute).toEqual(["open", 0.12]);
    expect(media.currentTime).toBeCloseTo(4.94);
    expect(transport.position()).toBeCloseTo(4.94);
  });

  it("goes back no further than to where playing began", async () => {
    const { media, transport } = transportOf({}, { graphLatency: () => 0.12 });
    transport.seek(5);
    await transport.play();
    media.currentTime = 5.05;
    transport.pause();
    expect(media.currentTime).toBe(5);
  });

  it("goes back to the end of a loop that has just gone round", async () => {
    const { media, clock, transport } = transportOf({ loop: LOOP }, { graphLatency: () => 0.12 });
    await transport.play();
    media.currentTime = 12;
    clock.draw();
    await clock.pass(10);
    media.currentTime = 10.02;
    transport.pause();
    expect(media.currentTime).toBeCloseTo(11.9);
  });

  it("leaves the recording where it is while nothing delays it", async () => {
    const { media, transport } = transportOf({}, { outputLatency: () => 0.02 });
    await transport.play();
    media.currentTime = 5;
    transport.pause();
    expect(media.currentTime).toBe(5);
  });

  it("at the end of the recording lets it sound to its end", async () => {
    const { media, transport, tailMute } = transportOf({}, { graphLatency: () => 0.12 });
    await transport.play();
    media.currentTime = 60;
    media.end();
    expect(tailMute).toEqual(["open"]);
    expect(media.currentTime).toBe(60);
  });
});
