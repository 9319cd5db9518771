/** Brings songs and documents to this device, a few at a time. */
import { Offline } from "../../lib/http/call-errors.ts";
import { isFull } from "../../lib/offline/is-full.ts";
import type { KeptDocuments } from "../documents/kept-documents.ts";
import type { FailedHere, WantedHere } from "./keep-many.ts";
import type { KeptRecordings } from "./kept-recordings.ts";

/** More would only take the line from one another. */
const AT_ONCE = 2;

interface Bring {
  kind: keyof FailedHere;
  bring: (signal: AbortSignal) => Promise<void>;
}

interface Keepers {
  recordings: Pick<KeptRecordings, "keep" | "renewWords">;
  documents: Pick<KeptDocuments, "keep">;
}

interface Followed {
  signal: AbortSignal;
  /** One more has come. */
  onBrought: () => void;
  onFailed: (failed: FailedHere) => void;
}

/** Throws where going on makes no sense: no network, no room. Ends early once it is aborted. */
export async function bringMany(
  { recordings, documents }: Keepers,
  { songs, words = [], papers = [] }: WantedHere,
  { signal, onBrought, onFailed }: Followed,
): Promise<FailedHere> {
  const left: Bring[] = [
    ...songs.map((id) => bringing("songs", (aborted) => recordings.keep(id, aborted))),
    ...words.map((id) => bringing("songs", () => recordings.renewWords(id))),
    ...papers.map((id) => bringing("papers", (aborted) => documents.keep(id, aborted))),
  ];
  const failed: FailedHere = { songs: 0, papers: 0 };

  async function work(): Promise<void> {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      if (signal.aborted) return;
      try {
        await next.bring(signal);
        onBrought();
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Offline || isFull(error)) throw error;
        failed[next.kind] += 1;
        onFailed(failed);
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

function bringing(kind: Bring["kind"], bring: Bring["bring"]): Bring {
  return { kind, bring };
}
