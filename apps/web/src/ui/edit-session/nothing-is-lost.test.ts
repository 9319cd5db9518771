import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changesOf,
  editVenue,
  reduceVenue,
  refusedVenue,
  theSwan,
  type Venue,
  type VenueAction,
  venueFields,
  venueRules,
  type VenueVersion,
} from "./edit-state.fixture.ts";
import { beginEdit } from "./edit-state.ts";

/** What may happen to a record while somebody edits it, but that they take their changes back or take theirs for them. */
type Event =
  | { does: "type"; field: keyof Venue }
  | { does: "send"; overwrite: boolean }
  | { does: "answer"; how: "arrives" | "is lost" | "is a refusal" }
  | { does: "save elsewhere"; field: keyof Venue }
  | { does: "hear of it" }
  | { does: "reload the page" };

const field = fc.constantFrom(...venueFields);
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ does: fc.constant("type" as const), field }),
  fc.record({ does: fc.constant("send" as const), overwrite: fc.boolean() }),
  fc.record({
    does: fc.constant("answer" as const),
    how: fc.constantFrom("arrives" as const, "is lost" as const, "is a refusal" as const),
  }),
  fc.record({ does: fc.constant("save elsewhere" as const), field }),
  fc.constant({ does: "hear of it" as const }),
  fc.constant({ does: "reload the page" as const }),
);

describe("whatever happens in between", () => {
  it("what is typed stands on the screen until the server has it", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30, size: "max" }), (events) => {
        const desk = openDesk();
        for (const happens of events) {
          desk.goOn(happens);
          expect(desk.lost()).toEqual([]);
        }
      }),
    );
  });
});

/** Somebody at a screen, and a server that others save to as well. */
function openDesk() {
  let server = theSwan;
  let state = beginEdit(venueRules, server, null);
  let sent: { work: Venue; answer: VenueVersion | null } | null = null;
  let count = 0;
  const had = new Set<string>();
  const typed = new Map<keyof Venue, string>();

  const next = () => String((count += 1)).padStart(4, "0");
  const dispatch = (action: VenueAction) => (state = reduceVenue(state, action));

  function store(part: Partial<Venue>): VenueVersion {
    server = { venue: { ...server.venue, ...part }, updatedAt: `2026-11-21T${next()}` };
    for (const text of Object.values(part)) had.add(text);
    return server;
  }

  return {
    lost: () => [...typed].filter(([name, text]) => state.work[name] !== text && !had.has(text)),

    goOn(happens: Event): void {
      switch (happens.does) {
        case "type": {
          const text = `typed ${next()}`;
          typed.set(happens.field, text);
          dispatch(editVenue(happens.field, text));
          break;
        }
        case "send": {
          if (sent) break;
          const { initial, work } = dispatch({ type: "saving" });
          const isConflict = initial.updatedAt !== server.updatedAt && !happens.overwrite;
          sent = { work, answer: isConflict ? null : store(changesOf(initial.venue, work)) };
          break;
        }
        case "answer": {
          if (!sent) break;
          const { work, answer } = sent;
          sent = null;
          if (answer && happens.how === "arrives") dispatch({ type: "saved", sent: work, answer });
          else if (happens.how === "is a refusal") dispatch(refusedVenue);
          else dispatch({ type: "submitAborted" });
          break;
        }
        case "save elsewhere":
          store({ [happens.field]: `theirs ${next()}` });
          break;
        case "hear of it":
          dispatch({ type: "arrived", version: server });
          break;
        case "reload the page": {
          const { initial, work } = state;
          const draft = venueRules.isDirty(initial, work)
            ? { original: initial, edited: venueRules.editedOf(work), at: 1 }
            : null;
          state = beginEdit(venueRules, server, draft);
          sent = null;
        }
      }
    },
  };
}
