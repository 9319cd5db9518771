/** The state of one record being edited, with whatever it is edited: everything of it but its React. */
import type { Changes, FoundDraft } from "../../lib/drafts/draft.ts";
import { type SaveAction, saveReducer, type SaveState, UNTOUCHED } from "./save-state.ts";

/** A record as the server has it, or as a new one begins. */
export interface Versioned {
  /** ISO 8601; undefined for one that isn't kept yet. */
  readonly updatedAt?: string | undefined;
}

/** What is particular to one kind of record: `Work` is what stands on the screen, with all that was done to it. */
export interface EditRules<Version, Work, Edited> {
  /** @param before what stood there, where changes were taken back */
  begin: (version: Version, before?: Work) => Work;
  isDirty: (version: Version, work: Work) => boolean;
  /** What a save answers, with what was changed while it was on its way. */
  afterSave: (answer: Version, sent: Work, now: Work) => Work;
  /** What is kept of it as a draft. */
  editedOf: (work: Work) => Edited;
  /** @param version the record as it is now */
  resume: (draft: Changes<Version, Edited>, version: Version) => Begun<Version, Work>;
  /** Whether there is a field at which a message can stand. Left out, there is. */
  hasField?: (work: Work, name: string) => boolean;
}

interface Begun<Version, Work> {
  /** What the changes are made to. */
  initial: Version;
  work: Work;
}

export interface EditState<Version, Work> extends Begun<Version, Work>, SaveState {
  /** Saved by somebody else since; waits, because there are changes here. */
  newer: Version | null;
  /** How often what somebody else saved took the place of what was shown. */
  arrivals: number;
  /** When the changes were made that were here as it opened: milliseconds since 1970. Null once they are saved or taken back. */
  resumedAt: number | null;
}

export type EditAction<Version, Work> =
  | SaveAction
  /** `field` is the one that was edited; left out, anything may have been. */
  | { type: "change"; change: (now: Work) => Work; field?: string }
  /** Of what is saved as well: the server has it already. */
  | { type: "adapt"; adapt: (begun: Begun<Version, Work>) => Begun<Version, Work> }
  | { type: "reset" }
  /** `sent` is what was there as the save began; the person may have gone on since. */
  | { type: "saved"; sent: Work; answer: Version }
  /** The record as the server has it now. */
  | { type: "arrived"; version: Version }
  /** The same, to take over although there are changes, which are lost but for what `merge` makes of them. */
  | { type: "theirs"; version: Version; merge?: Merge<Version, Work> | undefined };

export type Merge<Version, Work> = (mine: Begun<Version, Work>, theirs: Version) => Work;

/** With what was changed before the page or the session went, unless the record has it by now: a save whose answer was lost. */
export function beginEdit<Version, Work, Edited>(
  rules: EditRules<Version, Work, Edited>,
  version: Version,
  draft: FoundDraft<Version, Edited> | null,
): EditState<Version, Work> {
  const resumed = draft && rules.resume(draft, version);
  return resumed && rules.isDirty(version, resumed.work)
    ? { ...opened(resumed), resumedAt: draft.at }
    : opened({ initial: version, work: rules.begin(version) });
}

function opened<Version, Work>({ initial, work }: Begun<Version, Work>): EditState<Version, Work> {
  return {
    ...UNTOUCHED,
    initial,
    work,
    newer: null,
    arrivals: 0,
    resumedAt: null,
  };
}

export function editReducer<Version extends Versioned, Work, Edited>(
  rules: EditRules<Version, Work, Edited>,
): (
  state: EditState<Version, Work>,
  action: EditAction<Version, Work>,
) => EditState<Version, Work> {
  return (state, action) => reduced(rules, state, action);
}

function reduced<Version extends Versioned, Work, Edited>(
  rules: EditRules<Version, Work, Edited>,
  state: EditState<Version, Work>,
  action: EditAction<Version, Work>,
): EditState<Version, Work> {
  const startOver = (initial: Version, work: Work): EditState<Version, Work> => {
    const { arrivals, focusRequests } = state;
    return { ...opened({ initial, work }), arrivals, focusRequests };
  };
  switch (action.type) {
    case "change": {
      const work = action.change(state.work);
      if (work === state.work) return state;
      return saveReducer({ ...state, work }, { type: "edited", field: action.field });
    }
    case "adapt": {
      const { initial, work } = action.adapt(state);
      const isSame = initial === state.initial && work === state.work;
      return isSame ? state : { ...state, initial, work };
    }
    case "reset": {
      const version = state.newer ?? state.initial;
      return startOver(version, rules.begin(version, state.work));
    }
    case "saved": {
      const { answer, sent } = action;
      return startOver(answer, rules.afterSave(answer, sent, state.work));
    }
    case "refused": {
      const refused = saveReducer(state, action);
      const elsewhere = Object.entries(refused.serverErrors)
        .filter(([name]) => rules.hasField?.(state.work, name) === false)
        .map(([, said]) => said);
      const message = [action.message, ...elsewhere].join(". ");
      return { ...refused, banner: { message, reference: null } };
    }
    case "arrived": {
      const { version } = action;
      if (!isNews(state, version)) return state;
      // What is changed here is what they have: a save whose answer was lost, or a draft that was saved.
      if (!rules.isDirty(version, state.work)) return startOver(version, rules.begin(version));
      // What was saved is nothing that is edited here: a picture, a place in a list. Nobody is asked about that.
      if (!rules.isDirty(version, rules.begin(state.initial)))
        return { ...state, initial: version, newer: null };
      if (rules.isDirty(state.initial, state.work)) return { ...state, newer: version };
      return { ...startOver(version, rules.begin(version)), arrivals: state.arrivals + 1 };
    }
    case "theirs": {
      const { version, merge } = action;
      return startOver(version, merge ? merge(state, version) : rules.begin(version));
    }
    default:
      return saveReducer(state, action);
  }
}

/** Whether a record is later than what is known of it here. While a save is on its way, it may be what that is about to answer. */
export function isNews<Version extends Versioned>(
  { initial, newer, saving }: EditState<Version, unknown>,
  { updatedAt }: Version,
): boolean {
  const known = (newer ?? initial).updatedAt;
  return !saving && updatedAt !== undefined && known !== undefined && updatedAt > known;
}
