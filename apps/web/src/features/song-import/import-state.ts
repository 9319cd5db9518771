/** The dialog as states: choosing files, reading them, looking through what was found, importing, done. Pure. */
import {
  type ColumnMapping,
  type ImportColumn,
  withImportColumn,
} from "@bandstand/domain/song-import/columns";
import type { OpenedSummary, PlanSummary } from "./reading/desk-messages.ts";
import type { ImportChoices } from "./reading/import-plan.ts";
import type { MatchChoice } from "./reading/matched-song.ts";

export type ImportState =
  | { step: "choose"; problems: readonly string[] }
  | { step: "reading"; /** From 0 to 1. */ share: number }
  | {
      step: "review" | "importing";
      opened: OpenedSummary;
      choices: ImportChoices;
      /** Null until the choices have been thought through. */
      plan: PlanSummary | null;
      /** Why the last try failed. */
      failure: readonly string[];
    }
  | {
      step: "done";
      imported: number;
      changed: number;
      beyond: number;
      /** What was skipped. */ bad: PlanSummary["bad"];
    };

export type ImportAction =
  | { type: "read" }
  | { type: "progress"; share: number }
  | { type: "opened"; opened: OpenedSummary }
  | { type: "unreadable"; problems: readonly string[] }
  | { type: "choose"; part: Partial<ImportChoices> }
  /** For all songs that are here, or for the one of that number. */
  | { type: "match"; choice: MatchChoice; number?: number }
  | { type: "column"; column: number; field: ImportColumn | null }
  | { type: "head"; firstIsHead: boolean }
  | { type: "planned"; choices: ImportChoices; plan: PlanSummary }
  | { type: "import" }
  | { type: "failed"; failure: readonly string[] }
  | { type: "imported"; imported: number; changed: number }
  | { type: "restart" };

export const START: ImportState = { step: "choose", problems: [] };

export function importReducer(state: ImportState, action: ImportAction): ImportState {
  switch (action.type) {
    case "read":
      return { step: "reading", share: 0 };
    case "progress":
      return state.step === "reading" ? { step: "reading", share: action.share } : state;
    case "opened":
      return state.step === "reading" ? afterOpening(action.opened) : state;
    case "unreadable":
      return { step: "choose", problems: action.problems };
    case "choose":
      return changed(state, (choices) => ({ ...choices, ...action.part }));
    case "match": {
      const { choice, number } = action;
      return changed(state, (choices) =>
        number === undefined
          ? { ...choices, matched: choice, each: {} }
          : { ...choices, each: { ...choices.each, [number]: choice } },
      );
    }
    case "column":
      return changed(state, (choices) => ({
        ...choices,
        mapping: withImportColumn(choices.mapping, action.column, action.field),
      }));
    case "head":
      return changed(state, (choices, opened) => ({
        ...choices,
        firstIsHead: action.firstIsHead,
        mapping: mappingOf(opened, action.firstIsHead),
        // The line that is a song now, or none any more, moves the numbers of all behind it.
        each: {},
      }));
    case "planned":
      // A plan of choices that have changed since says nothing.
      return state.step === "review" && state.choices === action.choices
        ? { ...state, plan: action.plan }
        : state;
    case "import":
      return state.step === "review" ? { ...state, step: "importing", failure: [] } : state;
    case "failed":
      return state.step === "importing"
        ? { ...state, step: "review", failure: action.failure }
        : state;
    case "imported":
      return state.step === "importing"
        ? {
            step: "done",
            imported: action.imported,
            changed: action.changed,
            beyond: state.plan?.beyond ?? 0,
            bad: state.plan?.bad ?? { items: [], count: 0 },
          }
        : state;
    case "restart":
      return START;
    default:
      return action satisfies never;
  }
}

/** Files that hold no song at all leave nothing to look through. */
function afterOpening(opened: OpenedSummary): ImportState {
  if (!opened.table && opened.charts === 0) {
    const problems = opened.skipped.map(({ name, reason }) => `${name}: ${reason}`);
    return { step: "choose", problems };
  }
  return {
    step: "review",
    opened,
    choices: {
      mapping: mappingOf(opened, opened.firstIsHead),
      firstIsHead: opened.firstIsHead,
      artist: "",
      matched: "lacks",
      each: {},
    },
    plan: null,
    failure: [],
  };
}

function changed(
  state: ImportState,
  change: (choices: ImportChoices, opened: OpenedSummary) => ImportChoices,
): ImportState {
  if (state.step !== "review") return state;
  return { ...state, choices: change(state.choices, state.opened), failure: [] };
}

function mappingOf({ mappings }: OpenedSummary, firstIsHead: boolean): ColumnMapping {
  return firstIsHead ? mappings.head : mappings.noHead;
}
