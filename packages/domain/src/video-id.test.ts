import { describe, expect, it } from "vitest";
import {
  isVideoId,
  isVideoUrl,
  reduceToVideoId,
  VIDEO_ID_LENGTH,
  videoAddress,
  videoIdOf,
} from "./video-id.ts";

describe("a video id", () => {
  it("has 11 letters, digits, - or _", () => {
    expect(VIDEO_ID_LENGTH).toBe(11);
    expect(isVideoId("dQw4w9WgXcQ")).toBe(true);
    expect(isVideoId("_-_-_-_-_-1")).toBe(true);
    expect(isVideoId("dQw4w9WgXc")).toBe(false);
    expect(isVideoId("dQw4w9WgXcQQ")).toBe(false);
    expect(isVideoId("dQw4w9WgX/Q")).toBe(false);
  });

  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s",
    "http://m.youtube.com/watch?v=dQw4w9WgXcQ#top",
    "https://youtu.be/dQw4w9WgXcQ?si=abc",
    "https://www.youtube.com/embed/dQw4w9WgXcQ/",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "youtu.be/dQw4w9WgXcQ",
    "HTTPS://YOUTU.BE/dQw4w9WgXcQ",
    "WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ",
    "  www.youtube.com/watch?v=dQw4w9WgXcQ ",
  ])("is what a pasted address is reduced to: %s", (address) => {
    expect(reduceToVideoId(address)).toBe("dQw4w9WgXcQ");
    expect(isVideoUrl(address)).toBe(true);
  });

  it.each(["dQw4w9WgXcQ", "", "not yet", "https://"])("stays as it was typed: %j", (text) => {
    expect(reduceToVideoId(text)).toBe(text);
  });
});

it.each([
  "dQw4w9WgXcQ",
  "https://example.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com.example.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/",
  "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
])("does not take %s for the address of a video", (text) => {
  expect(isVideoUrl(text)).toBe(false);
});

describe("what is kept of a video", () => {
  it.each([
    "dQw4w9WgXcQ",
    " dQw4w9WgXcQ ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "youtu.be/dQw4w9WgXcQ?si=x",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
  ])("is its id, given as %j", (text) => expect(videoIdOf(text)).toBe("dQw4w9WgXcQ"));

  it.each([
    "",
    "dQw4w9WgXc",
    "dQw4w9WgXcQ?t=3",
    "https://www.youtube.com/watch?v=dQw4w9W",
    "https://video.example/watch?v=dQw4w9WgXcQ",
    "our video",
  ])("is nothing of %j", (text) => expect(videoIdOf(text)).toBeNull());
});

describe("the address of a video", () => {
  it.each([
    "dQw4w9WgXcQ",
    " youtu.be/dQw4w9WgXcQ?t=1 ",
    "https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=1",
  ])("is one and the same for %j", (text) =>
    expect(videoAddress(text)).toBe("https://www.youtube.com/watch?v=dQw4w9WgXcQ"),
  );

  it.each([
    "http://169.254.169.254/latest/dQw4w9WgXcQ",
    "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ",
    "file:///etc/passwd",
    "--exec=rm",
    "",
  ])("is none for %j", (text) => expect(videoAddress(text)).toBeNull());
});
