import { describe, expect, it } from "vitest";
import { linkTo, shownAddress } from "./web-address.ts";

describe("an address becomes a link", () => {
  it("when it leads somewhere in the web", () => {
    expect(linkTo("https://ardens.example")).toBe("https://ardens.example/");
    expect(linkTo("http://ardens.example/a b")).toBe("http://ardens.example/a%20b");
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "ardens",
    "",
  ])("never out of %j", (address) => {
    expect(linkTo(address)).toBeNull();
  });
});

it("an address is shown as people write it", () => {
  expect(shownAddress("https://www.ardens.example/")).toBe("ardens.example");
  expect(shownAddress("https://ardens.example/news/?from=page")).toBe("ardens.example/news");
});
