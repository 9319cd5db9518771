/** The page that a booker gets: which songs and papers are on it, and who sees it. */
import { listDocuments } from "@bandstand/contracts/documents";
import type { PressKit } from "@bandstand/contracts/press-kit";
import { listSongs } from "@bandstand/contracts/songs";
import { useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { usePressKit, usePressKitChanges } from "../../../records/band/press-kit.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EntryButtons } from "../../../ui/entry-form/entry-buttons.tsx";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../../ui/entry-form/use-sending.ts";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import { LinkToCopy } from "../../../ui/links/link-to-copy.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { describeError } from "../../../ui/states/describe-error.ts";
import { PanelSkeleton } from "../../../ui/states/skeletons.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { Note, WindowBody } from "../../../ui/windows/window-parts.tsx";
import { PressDocuments } from "./press-documents.tsx";
import { PressSongs } from "./press-songs.tsx";
import { PrivateAddress } from "./private-address.tsx";

export function PressKitWindow() {
  const { data, error, refetch } = usePressKit();
  if (data) return <PressKitForm kit={data} />;
  if (!error) return <PanelSkeleton />;
  return (
    <WindowBody>
      <p role="alert">The press kit did not load. {describeError(error).message}</p>
      <Button onClick={() => void refetch()}>Try again</Button>
    </WindowBody>
  );
}

function PressKitForm({ kit }: { kit: PressKit }) {
  const { save } = usePressKitChanges();
  const { TheBand } = useBandUser();
  const notify = useNotify();
  const current = useCurrentWindow();
  const { problem, busy, send } = useSending();
  const [isShown, setShown] = useState<boolean | null>(kit.isShown);
  const [songs, setSongs] = useState(kit.songs);
  const [documents, setDocuments] = useState(kit.documents);
  const hasSongs = useMay(listSongs) || songs.length > 0;
  const hasDocuments = useMay(listDocuments) || documents.length > 0;
  const close = () => current?.dismiss();

  const submit = () =>
    send(async () => {
      await save({
        isShown: isShown ?? false,
        songIds: songs.map(({ id }) => id),
        documents: documents.map(({ id, isPrivate }) => ({ id, isPrivate })),
      });
      notify.success("The press kit was saved");
      close();
    });

  return (
    <WindowBody>
      <Note>
        One page for whoever books you: your picture, profile, video, next gigs and contact are on
        it already.
      </Note>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void submit()}>
        <SwitchField
          label="Everybody may see it"
          hint="Without it only your private address opens it"
          field={uncheckedField("press-shown", isShown, setShown)}
        />
        {kit.isShown && (
          <LinkToCopy
            label="Public link"
            address={`${window.location.origin}/press/${encodeURIComponent(TheBand.identity)}`}
          />
        )}
        {hasSongs && <PressSongs songs={songs} onChange={setSongs} />}
        {hasDocuments && <PressDocuments documents={documents} onChange={setDocuments} />}
        <PrivateAddress path={kit.privatePath} />
        <EntryButtons submit="Save" busy={busy} onCancel={close} />
      </EntryForm>
    </WindowBody>
  );
}
