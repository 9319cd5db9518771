/** What keeps this device up to date with what its member wants here, and may have. */
import { KeepDocuments } from "./keep-documents.tsx";
import { KeepWanted } from "./keep-wanted.tsx";
import { KeptRights } from "./kept-rights.tsx";

export function DeviceKeepers() {
  return (
    <>
      <KeepWanted />
      <KeepDocuments />
      <KeptRights />
    </>
  );
}
