/** New documents from files: what they are first, then the files, each sent as it is chosen. */
import { isOffered } from "@bandstand/domain/document-places";
import { canRestrictToAdministrators } from "@bandstand/domain/document-permissions";
import { useState } from "react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useDocumentChanges } from "../../../records/documents/document-changes.ts";
import { useDocumentTypes } from "../../../records/documents/document-types-query.ts";
import { titleOfFile } from "../../../records/documents/document-upload.ts";
import { contextOf, type DocumentPlace } from "../../../records/documents/documents-query.ts";
import { LookupFailed } from "../../../ui/lookups/lookup-failed.tsx";
import { NativeSelect } from "../../../ui/native-fields/native-select.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { describeError } from "../../../ui/states/describe-error.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { Note, WindowBody } from "../../../ui/windows/window-parts.tsx";
import { useRolesToGive } from "../roles-to-give.ts";
import { saidOfSeenBy, seenByOptions } from "./seen-by.ts";
import { UploadFiles } from "./upload-files.tsx";
import { UPLOADED } from "./upload-words.ts";
import { type SendFile, useDocumentUploads } from "./use-document-uploads.ts";

interface UploadDocumentsProps {
  /** What they are attached to; the band where nothing is. */
  place?: DocumentPlace | undefined;
  /** Dropped where the window was opened from: they wait for their category. */
  dropped: readonly File[];
}

export function UploadDocuments({ place, dropped }: UploadDocumentsProps) {
  const documents = useDocumentChanges();
  const notify = useNotify();
  const current = useCurrentWindow();
  const types = useDocumentTypes();
  const mayRestrict = canRestrictToAdministrators(useBandUser());
  const [typeId, setTypeId] = useState("");
  const [seenBy, setSeenBy] = useState("everybody");
  const { roles, lookup } = useRolesToGive();
  const uploads = useDocumentUploads(
    (error) => describeError(error).message,
    (left) => {
      notify.success(UPLOADED);
      if (left === 0) current?.dismiss();
    },
  );
  const offered = (types.data ?? []).filter(({ mask }) => isOffered(mask, contextOf(place)));

  const sendAs =
    (documentTypeId: string): SendFile =>
    async (file, key, options) => {
      const said = {
        title: titleOfFile(file.name),
        documentTypeId,
        ...saidOfSeenBy(seenBy),
        ...(place && { [`${place.relation}Id`]: String(place.id) }),
      };
      await documents.upload(file, said, key, options);
    };

  function choose(next: string): void {
    setTypeId(next);
    const isFirst = uploads.files.length === 0;
    if (next !== "" && isFirst && dropped.length > 0) uploads.begin(dropped, sendAs(next));
  }

  return (
    <WindowBody>
      <NativeSelect
        label="Category"
        value={typeId}
        options={[
          { value: "", label: "Choose a category" },
          ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={choose}
      />
      <LookupFailed what="categories" lookup={types} />
      <NativeSelect
        label="Seen by"
        value={seenBy}
        options={seenByOptions(roles, mayRestrict)}
        onChange={setSeenBy}
      />
      <LookupFailed what="roles" lookup={lookup} />
      {dropped.length > 0 && uploads.files.length === 0 && (
        <Note role="status">
          {dropped.length === 1 ? "1 file is" : `${dropped.length} files are`} sent once you choose
          a category.
        </Note>
      )}
      <UploadFiles
        uploads={uploads}
        send={sendAs(typeId)}
        unavailable={typeId === "" ? "Choose a category first." : null}
        multiple
      />
    </WindowBody>
  );
}
