/** Export this band: what will be in the file, how large it will be, then how far it is. */
import { type BandExportSize, getBandExportSize } from "@bandstand/contracts/band-export";
import { formatFileSize } from "@bandstand/domain/file-size";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { CountedProgress } from "../../ui/progress/counted-progress.tsx";
import { describeError } from "../../ui/states/describe-error.ts";
import { PanelSkeleton } from "../../ui/states/skeletons.tsx";
import { useCloseQuestion } from "../../ui/windows/use-close-question.ts";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import { ButtonRow, Note, WindowBody } from "../../ui/windows/window-parts.tsx";
import styles from "./band-file.module.css";
import { contentsOf } from "./band-contents.ts";
import { useBandDownload } from "../../records/band/use-band-download.ts";

export function ExportPanel() {
  const { client } = useServices();
  const { TheBand } = useBandUser();
  const { data, error, refetch } = useQuery({
    queryKey: ["band-export-size", TheBand.id],
    queryFn: ({ signal }) =>
      client.call(getBandExportSize, { params: { id: String(TheBand.id) } }, { signal }),
    staleTime: 0,
    meta: { keep: false },
  });
  if (data) return <Export name={TheBand.name} size={data} />;
  if (!error)
    return (
      <WindowBody>
        <PanelSkeleton />
      </WindowBody>
    );
  return (
    <WindowBody>
      <FormNotice kind="bad">
        <strong>What the band holds could not be read.</strong> {describeError(error).message}
      </FormNotice>
      <ButtonRow atEnd>
        <Button onClick={() => void refetch()}>Try again</Button>
      </ButtonRow>
    </WindowBody>
  );
}

function Export({ name, size }: { name: string; size: BandExportSize }) {
  const { state, start, cancel } = useBandDownload();
  const current = useCurrentWindow();
  useCloseQuestion(
    state.step === "running"
      ? {
          title: "Export this band",
          text: "The export is not finished. Close and cancel it?",
          yes: "Cancel export",
          no: "Go on",
        }
      : null,
  );
  if (state.step === "done") {
    return (
      <WindowBody>
        <FormNotice kind="good">
          <strong>{name} is saved.</strong> “{state.fileName}”, {formatFileSize(state.received)}.
        </FormNotice>
        <Note>
          Keep it in a safe place: it holds names and e-mail addresses. “Import a band” makes a new
          band of it, here or on another server.
        </Note>
        <ButtonRow atEnd>
          <Button kind="main" onClick={() => current?.dismiss()}>
            Done
          </Button>
        </ButtonRow>
      </WindowBody>
    );
  }
  return (
    <WindowBody>
      <p>
        All of {name} as one file, about {formatFileSize(size.bytes)}:
      </p>
      <ul className={styles.contents}>
        {contentsOf(size).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Note>
        Passwords, sign-ins and mails are not in it. Of bookmarks, practice log and studio work it
        holds your own, and nobody else’s.
      </Note>
      {state.step === "idle" && state.problem !== null && (
        <FormNotice kind="bad">
          <strong>The band was not exported.</strong> {state.problem}
        </FormNotice>
      )}
      {state.step === "running" && (
        <CountedProgress
          label="Exporting"
          share={Math.min(1, state.received / size.bytes)}
          words={`${formatFileSize(state.received)} of about ${formatFileSize(size.bytes)}`}
        />
      )}
      <ButtonRow atEnd>
        {state.step === "running" ? (
          <Button onClick={cancel}>Cancel export</Button>
        ) : (
          <>
            <Button onClick={() => void current?.close()}>Cancel</Button>
            <Button kind="main" icon={<IconDownload aria-hidden />} onClick={() => void start()}>
              Export
            </Button>
          </>
        )}
      </ButtonRow>
    </WindowBody>
  );
}
