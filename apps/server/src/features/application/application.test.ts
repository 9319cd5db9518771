import { getApplication, getHealth } from "@bandstand/contracts/application";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi({ ffmpeg: "/usr/bin/ffmpeg" });

describe("the application", () => {
  it("tells its name, its version and what is set up, to everybody", async () => {
    const { status, answer } = await api.call(getApplication, {});
    expect(status).toBe(200);
    expect(answer).toEqual({
      name: "Bandstand",
      version: "0.0.0-test",
      features: { youtube: false, ffmpeg: true, mail: false, registration: true },
    });
  });

  it("is well while its database answers", async () => {
    const { status, answer } = await api.call(getHealth, {});
    expect([status, answer]).toEqual([200, { status: "ok" }]);
  });
});
