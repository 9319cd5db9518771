/** Songs from tables and charts: choose the files, look through what was found, import. */
import { isPaperName } from "@bandstand/domain/file-kinds";
import { IconCheck, IconFileMusic, IconUpload } from "@tabler/icons-react";
import { Button } from "../../ui/buttons/button.tsx";
import { FileDrop } from "../../ui/files/file-drop.tsx";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { ProgressBar } from "../../ui/progress/progress-bar.tsx";
import { useCloseQuestion, useUnsavedQuestion } from "../../ui/windows/use-close-question.ts";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import { ButtonRow, Note, WindowBody } from "../../ui/windows/window-parts.tsx";
import { Skipped } from "./import-findings.tsx";
import { ImportReview } from "./import-review.tsx";
import type { ImportState } from "./import-state.ts";
import styles from "./song-import.module.css";
import { useSongImport } from "./use-song-import.ts";

interface SongImportProps {
  /** Takes the recordings and papers that were chosen with the rest. */
  onBesides: (files: readonly File[]) => void;
}

export function SongImport({ onBesides }: SongImportProps) {
  const songImport = useSongImport();
  const { state, besides, read, cancel, restart, saveBad } = songImport;
  const window = useCurrentWindow();
  const upload = besides.length > 0 && <UploadBesides files={besides} onUpload={onBesides} />;

  useCloseQuestion(
    state.step === "importing"
      ? {
          title: "Import from Files",
          text: "The import is not finished. Close and cancel it?",
          yes: "Cancel import",
          no: "Go on importing",
        }
      : null,
  );
  useUnsavedQuestion(
    "Import from Files",
    holdsSongs(state) ? "Nothing of these files is imported yet. Close and leave it?" : null,
  );

  switch (state.step) {
    case "choose":
      return (
        <WindowBody>
          <FileDrop
            icon={<IconFileMusic aria-hidden />}
            label="Choose files"
            hint="A table (CSV) of a spreadsheet, BandHelper or Setlist Helper, and charts: ChordPro, OnSong, OpenSong, plain text. Any mix at once, also as a ZIP; recordings and PDF charts with them."
            // Any: phones know no ending of OnSong, and files of OpenSong have none.
            accept=""
            multiple
            onFiles={(files) => void read(files)}
          />
          {state.problems.length > 0 && (
            <FormNotice kind={besides.length < state.problems.length ? "bad" : "plain"}>
              <strong>No songs were found.</strong>
              {state.problems.map((problem) => (
                <span key={problem}>{problem}</span>
              ))}
            </FormNotice>
          )}
          {state.problems.length > 0 && upload && <ButtonRow atEnd>{upload}</ButtonRow>}
          <Note>
            Nothing is imported yet: first you see what was found, and what each column is taken
            for.
          </Note>
        </WindowBody>
      );
    case "reading":
      return (
        <WindowBody>
          <p role="status">Reading the files…</p>
          <ProgressBar label="Reading the files" share={state.share} />
          <Button className={styles.start} onClick={cancel}>
            Cancel
          </Button>
        </WindowBody>
      );
    case "review":
    case "importing":
      return <ImportReview songImport={songImport} state={state} upload={upload} />;
    case "done":
      return (
        <WindowBody>
          <p role="status" className={styles.done}>
            <IconCheck aria-hidden />
            {doneWords(state)}
          </p>
          {state.beyond > 0 && (
            <FormNotice kind="plain">
              {songs(state.beyond)} are still in the file. Import it again for the next ones: those
              that are here now are known.
            </FormNotice>
          )}
          <Skipped bad={state.bad} onSave={() => void saveBad()} />
          <ButtonRow atEnd>
            <Button onClick={restart}>Import more</Button>
            {window && (
              <Button kind={upload ? "plain" : "main"} onClick={() => void window.close()}>
                Close
              </Button>
            )}
            {upload}
          </ButtonRow>
        </WindowBody>
      );
    default:
      return state satisfies never;
  }
}

interface UploadBesidesProps {
  files: readonly File[];
  onUpload: (files: readonly File[]) => void;
}

function UploadBesides({ files, onUpload }: UploadBesidesProps) {
  const papers = files.filter(({ name }) => isPaperName(name)).length;
  const recordings = files.length - papers;
  const words = [
    ...(recordings > 0 ? [counted(recordings, "recording")] : []),
    ...(papers > 0 ? [counted(papers, "PDF")] : []),
  ].join(" and ");
  return (
    <Button kind="main" icon={<IconUpload aria-hidden />} onClick={() => onUpload(files)}>
      Upload {words}
    </Button>
  );
}

/** Whether files were looked through that have something to import. */
function holdsSongs(state: ImportState): boolean {
  if (state.step !== "review") return false;
  const { plan } = state;
  return plan === null || plan.ready + plan.changes + plan.bad.count > 0;
}

function doneWords({ imported, changed }: { imported: number; changed: number }): string {
  if (changed === 0) return `${songs(imported)} imported.`;
  const onto = `${songs(changed)} that ${changed === 1 ? "was" : "were"} here changed.`;
  return imported === 0 ? onto : `${songs(imported)} imported, ${onto}`;
}

function songs(count: number): string {
  return counted(count, "song");
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString("en-GB")} ${noun}s`;
}
