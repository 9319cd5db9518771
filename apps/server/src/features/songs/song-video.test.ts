import { addSong, saveSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi();

describe("the video of a song", () => {
  it("is kept by its id, whatever of it was typed, and what is none is refused", async () => {
    const { token } = await api.newBand();
    const { answer } = await api.call(addSong, { body: { title: "A", artist: "B" } }, token);
    const save = (youTubeId: string) =>
      api.call(saveSong, { params: { id: String(answer.id) }, body: { youTubeId } }, token);
    const typed = await save(" https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3 ");
    expect(typed.answer.youTubeId).toBe("dQw4w9WgXcQ");
    for (const none of ["our video", "https://www.youtube.com/watch?v=dQw4w9W", "watch?v=x"]) {
      const { status, failure } = await save(none);
      expect(status).toBe(422);
      expect(failure.fields).toEqual([{ path: "youTubeId", message: "Invalid YouTube URL" }]);
    }
    expect((await save("")).answer.youTubeId).toBeNull();
  });
});
