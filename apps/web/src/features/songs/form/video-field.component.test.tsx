import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showInProduct } from "../../../../test/product.tsx";
import { VideoField } from "./video-field.tsx";

async function showVideo() {
  function Song() {
    const [value, set] = useState<string | null>(null);
    const field = { name: "youTubeId", value, message: undefined, set, onBlur: () => {} };
    return <VideoField field={field} />;
  }
  await showInProduct(<Song />);
}

const video = page.getByRole("textbox", { name: "YouTube Id" });

describe("the video of a song", () => {
  it("is an id as soon as its address is pasted", async () => {
    await showVideo();
    await video.fill("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3");
    await expect.element(video).toHaveValue("dQw4w9WgXcQ");
  });

  it("is an address as long as that is typed, and an id once its field is left", async () => {
    await showVideo();
    await video.click();
    await userEvent.keyboard("youtu.be/dQw4w9WgXcQ?t=3");
    await expect.element(video).toHaveValue("youtu.be/dQw4w9WgXcQ?t=3");
    await userEvent.tab();
    await expect.element(video).toHaveValue("dQw4w9WgXcQ");
  });

  it("stays as it was typed where it is none", async () => {
    await showVideo();
    await video.fill("https://youtu.be/our-song");
    await userEvent.tab();
    await expect.element(video).toHaveValue("https://youtu.be/our-song");
  });
});
