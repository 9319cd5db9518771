import { describe, expect, it } from "vitest";
import { ownHost, relateHosts } from "./host-identity.ts";

const van = { name: "van", machine: "m1", boot: "b1", processes: "pid:[1]" };

describe("two hosts", () => {
  it("are one when nothing differs", async () => {
    expect(relateHosts(van, { ...van })).toBe("here");
    expect(relateHosts(await ownHost(), await ownHost())).toBe("here");
  });

  it("are two when their names differ", () => {
    expect(relateHosts({ ...van, name: "rehearsal-room" }, van)).toBe("elsewhere");
  });

  it("are two when only their machines differ", () => {
    expect(relateHosts({ ...van, machine: "m2" }, van)).toBe("elsewhere");
  });

  it("are the same machine before and after a restart", () => {
    expect(relateHosts({ ...van, boot: "b0", processes: "pid:[9]" }, van)).toBe("earlier");
  });

  it("are a restarted container when only the process id namespace differs", () => {
    expect(relateHosts({ ...van, processes: "pid:[9]" }, van)).toBe("restarted");
  });
});
