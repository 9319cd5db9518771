// Counts what somebody presses on the way to what they want.

import type { Locator } from "@playwright/test";
import { isPhone } from "./list-screen.ts";

export interface Steps {
  /** A tap of a finger on a phone, a click on a laptop. */
  press(target: Locator): Promise<void>;
  /** What is pasted or typed into one field, or a slider that is moved. */
  fill(target: Locator, value: string): Promise<void>;
  select(target: Locator, choice: string): Promise<void>;
  /** Files that are picked at once. */
  choose(target: Locator, files: Parameters<Locator["setInputFiles"]>[0]): Promise<void>;
  readonly count: number;
}

export function countSteps(): Steps {
  let count = 0;
  return {
    async press(target) {
      await (isPhone() ? target.tap() : target.click());
      count += 1;
    },
    async fill(target, value) {
      await target.fill(value);
      count += 1;
    },
    async select(target, choice) {
      await target.selectOption(choice);
      count += 1;
    },
    async choose(target, files) {
      await target.setInputFiles(files);
      count += 1;
    },
    get count() {
      return count;
    },
  };
}
