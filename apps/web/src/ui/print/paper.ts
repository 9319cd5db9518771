/** The paper that files are made for; the device remembers which. */
import { useStoredSetting } from "../../lib/stored-setting.ts";

/** Millimetres. */
export const PAPERS = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

/** Millimetres that are free on A4 and on Letter alike, within margins of 14. */
export const PAGE_WIDTH = 182;
export const PAGE_HEIGHT = 251;

/** A printer has a paper of its own. */
export function usePaper(): [Paper, (paper: Paper) => void] {
  return useStoredSetting<Paper>("print-paper", papersHere());
}

function papersHere(): [Paper, Paper] {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return usesLetter(navigator.language, timeZone) ? ["Letter", "A4"] : ["A4", "Letter"];
}

/**
 * Where paper is cut in inches, Letter is first. Browsers everywhere speak American English: its language alone does not tell
 * where somebody is, and its clock does.
 */
export function usesLetter(language: string, timeZone: string): boolean {
  return (
    /-(?:US|CA|MX|PH|CL|CO)\b/.test(language) &&
    /^(?:America|US|Canada|Mexico|Chile)\/|^Pacific\/Honolulu$|^Asia\/Manila$/.test(timeZone)
  );
}
