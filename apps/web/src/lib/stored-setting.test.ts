import { expect, it } from "vitest";
import { settingOf } from "./stored-setting.ts";

it("a setting that was kept is taken where it is one of the values, else the default one", () => {
  expect(settingOf("E", ["L", "E"])).toBe("E");
  expect(settingOf("X", ["L", "E"])).toBe("L");
  expect(settingOf(null, ["L", "E"])).toBe("L");
});
