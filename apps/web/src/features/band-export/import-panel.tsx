/** Import a band: choose its file, see how far it is, open the band. */
import type { importBand } from "@bandstand/contracts/band-import-file";
import type { Answer } from "@bandstand/contracts/endpoint";
import { switchBand } from "@bandstand/contracts/sign-in";
import { IconPackageImport } from "@tabler/icons-react";
import { useState } from "react";
import { useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../../records/kit/record-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useConfirmLeaving } from "../../ui/edit-session/unsaved-locks-context.ts";
import { FileDrop } from "../../ui/files/file-drop.tsx";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { CountedProgress } from "../../ui/progress/counted-progress.tsx";
import { useCloseQuestion } from "../../ui/windows/use-close-question.ts";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import { ButtonRow, Note, WindowBody } from "../../ui/windows/window-parts.tsx";
import { type BandUpload, useBandUpload } from "./use-band-upload.ts";

const PHASES = {
  sending: "Sending the file",
  checking: "Checking every record and file",
  keeping: "Keeping the files",
  writing: "Writing the records",
} as const;

export function ImportPanel() {
  const { state, start, cancel } = useBandUpload();
  useCloseQuestion(
    state.step === "running"
      ? {
          title: "Import a band",
          text: "The import is not finished. Close and cancel it?",
          yes: "Cancel import",
          no: "Go on importing",
        }
      : null,
  );
  if (state.step === "done") return <Imported band={state.band} />;
  if (state.step === "running") return <Running {...state} onCancel={cancel} />;
  return (
    <WindowBody>
      <FileDrop
        icon={<IconPackageImport aria-hidden />}
        label="Choose the file"
        hint="The ZIP that “Export this band” has made, here or on another server."
        accept=".zip,application/zip"
        onFiles={([file]) => {
          if (file) void start(file);
        }}
      />
      {state.problem !== null && (
        <FormNotice kind="bad">
          <strong>The band was not imported.</strong> {state.problem}
        </FormNotice>
      )}
      <Note>
        It becomes a new band with you as its administrator. Its members are listed, and get in once
        you invite them; nobody is mailed before.
      </Note>
    </WindowBody>
  );
}

type RunningProps = Extract<BandUpload, { step: "running" }> & { onCancel: () => void };

function Running({ fileName, phase, share, onCancel }: RunningProps) {
  return (
    <WindowBody>
      <p>
        {PHASES[phase]}: “{fileName}”
      </p>
      <CountedProgress label={PHASES[phase]} share={share} />
      <ButtonRow atEnd>
        <Button onClick={onCancel}>Cancel import</Button>
      </ButtonRow>
    </WindowBody>
  );
}

function Imported({ band }: { band: Answer<typeof importBand> }) {
  const { client, session } = useServices();
  const current = useCurrentWindow();
  const mayLeave = useConfirmLeaving();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    if (!(await mayLeave())) return;
    setBusy(true);
    try {
      const opened = await client.call(switchBand, { params: paramsOf(band.bandId) });
      current?.dismiss();
      await session.signIn(opened);
    } catch (error) {
      notify.failed("The band was not opened", error);
      setBusy(false);
    }
  }

  return (
    <WindowBody>
      <FormNotice kind="good">
        <strong>{band.name} is here.</strong> {countOf(band.songs, "song")} and{" "}
        {countOf(band.files, "file")} came with it.
      </FormNotice>
      {band.waiting > 0 && (
        <Note>
          {countOf(band.waiting, "member")} {band.waiting === 1 ? "waits" : "wait"} for an
          invitation, which you send from the members page.
        </Note>
      )}
      <ButtonRow atEnd>
        <Button onClick={() => current?.dismiss()}>Stay here</Button>
        <Button kind="main" busy={busy} onClick={() => void open()}>
          Open {band.name}
        </Button>
      </ButtonRow>
    </WindowBody>
  );
}

function countOf(count: number, one: string): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : `${one}s`}`;
}
