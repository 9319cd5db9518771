import axe from "axe-core";
import { expect } from "vitest";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Expects what stands in the document to break no rule of WCAG 2.2 AA that axe can check. */
export async function expectNoAxeViolations(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: RULES,
    resultTypes: ["violations"],
  });
  const told = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`),
  }));
  expect(told).toEqual([]);
}
