// What every flow starts from. Import `test` and `expect` from here, not from Playwright.

import { test as base } from "@playwright/test";
import { makeHard } from "./hardship.ts";
import { type RegisteredMember, registerMember } from "./member.ts";

interface Fixtures {
  /** The administrator of a band of their own, registered and not signed in. */
  readonly administrator: RegisteredMember;
  /** What a flow provokes on purpose and is not failed by: `test.use({ expectedFaults: [/…/] })`. */
  readonly expectedFaults: readonly RegExp[];
  readonly noFaults: void;
  readonly hardship: void;
}

export const test = base.extend<Fixtures>({
  administrator: async ({ request }, use) => {
    await use(await registerMember(request));
  },

  expectedFaults: [[], { option: true }],

  // A page that throws, breaks its content security policy or asks a foreign host for something fails the flow.
  noFaults: [
    async ({ page, baseURL, expectedFaults }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() === "error" && /Content Security Policy|Minified React/.test(text)) {
          faults.push(text);
        }
      });
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL) {
          faults.push(`Asked a foreign host: ${request.url()}`);
        }
      });
      await use();
      const unexpected = faults.filter(
        (fault) => !expectedFaults.some((expected) => expected.test(fault)),
      );
      base.expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],

  hardship: [
    async ({ page }, use) => {
      await makeHard(page);
      await use();
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
