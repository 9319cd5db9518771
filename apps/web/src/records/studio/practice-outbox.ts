/** Practices on their way to the server. Each waits on this device until it has arrived, so that none is lost with the page. */
import { type PracticeDay, savePractice } from "@bandstand/contracts/practices";
import { Failure } from "@bandstand/contracts/failure";
import type { Training } from "@bandstand/domain/studio/trainings";
import type { Client } from "../../lib/http/client.ts";
import type { CopyStorage } from "./local-copies.ts";
import { practicesKey } from "./practices-key.ts";

export interface KeptPractice extends PracticeDay {
  /** What an older build has left waiting knows of none. */
  trainings?: Training[];
  songId: number;
  /** The same while a practice grows. */
  key: string;
}

export interface PracticeOutbox {
  /** Never throws: what does not arrive is sent with the next turn. @param leaving the page is closing */
  send(practice: KeptPractice, leaving: boolean): Promise<void>;
  sendWaiting(): Promise<void>;
}

export function createPracticeOutbox(
  storage: CopyStorage,
  bandUserId: number,
  client: Pick<Client, "change">,
): PracticeOutbox {
  const key = practicesKey(bandUserId);
  const waiting = () => read(storage, key);
  const keep = (list: readonly KeptPractice[]) => put(storage, key, list);

  async function deliver(practice: KeptPractice, keepalive: boolean): Promise<void> {
    const { songId, ...body } = practice;
    try {
      await client.change(savePractice, { params: { id: String(songId) }, body }, { keepalive });
    } catch (error) {
      // The song has gone, say: it will never be taken.
      if (!(error instanceof Failure) || ![403, 404, 422].includes(error.status)) return;
    }
    const text = JSON.stringify(practice);
    keep(waiting().filter((one) => JSON.stringify(one) !== text));
  }

  return {
    async send(practice, leaving) {
      keep([...waiting().filter(({ key }) => key !== practice.key), practice]);
      await deliver(practice, leaving);
    },
    async sendWaiting() {
      for (const practice of waiting()) await deliver(practice, false);
    },
  };
}

function put(storage: CopyStorage, place: string, list: readonly KeptPractice[]): void {
  try {
    if (list.length === 0) storage.removeItem(place);
    else storage.setItem(place, JSON.stringify(list));
  } catch {
    // Without room it is sent now or never.
  }
}

/** Only our own pages write there; what another build wrote and this one cannot send, the server refuses. */
function read(storage: CopyStorage, place: string): KeptPractice[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(place) ?? "[]");
    return Array.isArray(list) ? (list as KeptPractice[]) : [];
  } catch {
    return [];
  }
}
