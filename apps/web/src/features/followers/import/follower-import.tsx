/** Followers from lines: pasted or from a file, what is wrong with them said by its line, and their number asked about. */
import { FOLLOWER_LIMITS } from "@bandstand/contracts/followers";
import {
  addedMessage,
  type FollowerImport as Found,
  readFollowers,
  skippedMessage,
} from "@bandstand/domain/follower-import";
import { IconTable } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { useConfirm } from "../../../ui/confirm/confirm-context.ts";
import { FileDrop } from "../../../ui/files/file-drop.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { FormNotice } from "../../../ui/native-fields/form-notice.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { CountedProgress } from "../../../ui/progress/counted-progress.tsx";
import { useCloseQuestion, useUnsavedQuestion } from "../../../ui/windows/use-close-question.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { ButtonRow, Note, WindowBody } from "../../../ui/windows/window-parts.tsx";
import styles from "./follower-import.module.css";
import { type Running, useSendFollowers } from "./use-send-followers.ts";

const TOO_LARGE = "This file is larger than 8 MB. Please import it in parts.";

export function FollowerImport() {
  const confirm = useConfirm();
  const notify = useNotify();
  const current = useCurrentWindow();
  const [text, setText] = useState("");
  /** Of the file that the lines are from: tens of thousands are not shown for editing. */
  const [file, setFile] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { running, send, cancel, isOpen } = useSendFollowers();
  useUnsavedQuestion(
    "Import Followers",
    text === "" || running !== null
      ? null
      : "Nothing of these lines is imported yet. Close and leave them?",
  );
  // What is sent is added, whether somebody looks on or not.
  useCloseQuestion(
    running?.phase === "sending"
      ? {
          title: "Import Followers",
          text: "The import is not finished. Close and cancel it?",
          yes: "Cancel import",
          no: "Go on importing",
        }
      : null,
  );

  function take(next: string, name: string | null = null): void {
    setText(next);
    setFile(name);
    setFound(null);
    setProblem(null);
  }

  async function read(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    if (chosen.size <= FOLLOWER_LIMITS.text) take(await chosen.text(), chosen.name);
    else setProblem(TOO_LARGE);
  }

  async function run(): Promise<void> {
    const lines = readFollowers(text);
    setFound(lines);
    setProblem(null);
    if (lines.kind !== "followers") return;
    const isSure = await confirm({
      title: "Import Followers",
      text: `${lines.followers.length} follower(s) found. Add them to the band?`,
      yes: "Import",
      no: "Not yet",
    });
    if (!isSure) return;
    const outcome = await send(text, lines.followers.length);
    if (outcome.kind === "failed") return fail(outcome.message);
    if (outcome.kind === "cancelled") return notify.info("Cancelled. Nobody was added.");
    const { added, skipped } = outcome;
    notify.success(
      [addedMessage(added), ...(skipped > 0 ? [skippedMessage(skipped)] : [])].join(". "),
    );
    if (isOpen()) current?.dismiss();
  }

  function fail(reason: string): void {
    if (isOpen()) setProblem(reason);
    else notify.error({ title: "The followers were not imported", reason });
  }

  return (
    <WindowBody>
      {running ? (
        <Progress {...running} />
      ) : (
        <>
          {file === null ? (
            <>
              <FileDrop
                icon={<IconTable aria-hidden />}
                label="Choose a file"
                hint="Text with one follower a line, its columns parted by semicolons or tabs."
                accept=".csv,.tsv,.txt,text/csv,text/plain"
                onFiles={([chosen]) => void read(chosen)}
              />
              <TextAreaField
                field={{
                  name: "lines",
                  value: text,
                  message: undefined,
                  set: (value) => take(value ?? ""),
                  onBlur: () => undefined,
                }}
                label="Or paste the lines"
                rows={8}
                maxLength={FOLLOWER_LIMITS.text}
              />
            </>
          ) : (
            <p className={styles.file}>
              {file}: {text.split("\n").length.toLocaleString("en-GB")} lines
            </p>
          )}
          <Note>
            Five columns: email; location; source; one that is passed over; Y or N for event alerts.
            A line of one column is passed over, and who follows already is skipped.
          </Note>
          {found !== null && found.kind !== "followers" && (
            <FormNotice kind="bad">{found.message}</FormNotice>
          )}
          {found?.kind === "bad" && <BadLines lines={found.lines} />}
          {problem !== null && <FormNotice kind="bad">{problem}</FormNotice>}
        </>
      )}
      <ButtonRow atEnd>
        {file !== null && !running && <Button onClick={() => take("")}>Choose another file</Button>}
        {running?.phase === "sending" && <Button onClick={cancel}>Cancel import</Button>}
        <Button kind="main" busy={running !== null} onClick={() => void run()}>
          Import
        </Button>
      </ButtonRow>
    </WindowBody>
  );
}

function Progress({ phase, count, share }: Running) {
  const followers = `${count.toLocaleString("en-GB")} ${count === 1 ? "follower" : "followers"}`;
  const words = phase === "sending" ? `Sending ${followers}` : `Adding ${followers}`;
  return (
    <>
      <p role="status" className={styles.file}>
        {words}
      </p>
      <CountedProgress label={words} share={share} />
    </>
  );
}

/** Lines that are listed; whoever mends so many is told the next. */
const SHOWN = 100;

function BadLines({ lines }: { lines: Extract<Found, { kind: "bad" }>["lines"] }) {
  return (
    <ul className={styles.lines} aria-label="Lines with errors">
      {lines.slice(0, SHOWN).map(({ number, text, problems }) => (
        <li key={number}>
          <strong>Line {number}</strong> {text}: {problems.join(". ")}
        </li>
      ))}
      {lines.length > SHOWN && <li>and {lines.length - SHOWN} more</li>}
    </ul>
  );
}
