/** A receipt on its way to become a document of the event, for members of the band as the fee is. */
import { LIMITS } from "@bandstand/contracts/limits";
import { BAND_MEMBER_ROLE } from "@bandstand/domain/roles";
import { useState } from "react";
import { randomId } from "../../../lib/random-id.ts";
import { useDocumentChanges } from "../../../records/documents/document-changes.ts";
import { useDocumentTypes } from "../../../records/documents/document-types-query.ts";
import { refusalOf } from "../../../records/documents/document-upload.ts";
import { useRoles } from "../../../records/lookups/lookups.ts";

export interface Receipt {
  file: File | null;
  /** Why the file that was chosen is not taken. */
  refusal: string | null;
  choose: (file: File) => void;
  /** Answers the document that it has become; undefined where none was chosen. Sent again, it is the same one. */
  send: (expense: string) => Promise<number | undefined>;
}

/** The category of bills. */
const CATEGORY = "Invoice";

export function useReceipt(eventId: number): Receipt {
  const documents = useDocumentChanges();
  const { data: roles } = useRoles();
  const { data: types } = useDocumentTypes();
  const [chosen, setChosen] = useState<{ file: File; key: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    file: chosen?.file ?? null,
    refusal,
    choose(file) {
      const reason = refusalOf(file);
      setRefusal(reason);
      setChosen(reason === null ? { file, key: randomId() } : null);
    },
    async send(expense) {
      if (!chosen) return undefined;
      const role = roles?.find(({ tag }) => tag === BAND_MEMBER_ROLE);
      if (!role) throw new Error("The receipt was not sent. Try again.");
      const type = types?.find(({ name }) => name === CATEGORY);
      const said = {
        title: [...`Receipt: ${expense}`].slice(0, LIMITS.shortText).join(""),
        eventId: String(eventId),
        roleId: String(role.id),
        ...(type && { documentTypeId: String(type.id) }),
      };
      const { signal } = new AbortController();
      const options = { signal, onProgress: () => undefined };
      const { id } = await documents.upload(chosen.file, said, chosen.key, options);
      return id;
    },
  };
}
