import { Failure } from "@bandstand/contracts/failure";
import { IconCircleDashed, IconCloudOff, IconPlugConnectedX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Offline } from "../../lib/http/call-errors.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import { NoRight } from "../../ui/states/no-right.tsx";
import { StatePanel } from "../../ui/states/state-panel.tsx";
import { type ListPlace, useWayOn } from "./way-on.ts";

interface RecordFailedProps {
  error: Error;
  /** "set list" */
  noun?: string;
  /** Where there are others, when this one is gone. */
  list?: ListPlace;
  /** As documented, where it is not the usual one. */
  noRecord?: string | undefined;
  /** The server says of a record that a member may not see that there is none. */
  mayBeHidden?: boolean | undefined;
  /** What can be opened without the server. */
  kept?: ReactNode;
  /** Asks the server once more. */
  onRetry: () => void;
}

/** In place of a record that cannot be shown. */
export function RecordFailed(props: RecordFailedProps) {
  const { error, noun = "record", list, noRecord, mayBeHidden = false, kept, onRetry } = props;
  const onPage = useCurrentWindow() === null;
  const ways = (
    <>
      <Button onClick={onRetry}>Try again</Button>
      {onPage && list && <ToList list={list} kind="quiet" />}
    </>
  );
  if (error instanceof Failure && error.status === 404) {
    return (
      <RecordGone
        title={mayBeHidden ? `This ${noun} is not here` : `This ${noun} is gone`}
        said={noRecord}
        list={list}
      >
        {mayBeHidden
          ? "It was deleted, or it is not shared with you."
          : "It was deleted meanwhile, or it never was."}
      </RecordGone>
    );
  }
  if (error instanceof Failure && error.status === 403) {
    return (
      <NoRight said={error.message}>
        This {noun} is not shared with you. An administrator of the band can change that.
      </NoRight>
    );
  }
  if (error instanceof Offline) {
    return (
      <StatePanel
        title="Not on this device"
        mark={<IconCloudOff />}
        said={NOT_FETCHED}
        urgent
        actions={ways}
      >
        The server cannot be reached, and this {noun} was not kept here.
        {kept}
      </StatePanel>
    );
  }
  return (
    <StatePanel
      title="This did not load"
      mark={<IconPlugConnectedX />}
      said={NOT_FETCHED}
      urgent
      actions={ways}
    >
      {error.message}
    </StatePanel>
  );
}

/** As documented. */
const NOT_FETCHED = "Error Fetching Data";

interface RecordGoneProps {
  title: string;
  /** As documented, where it is not the usual one. */
  said?: string | undefined;
  list: ListPlace | undefined;
  children: string;
}

/** In place of a record that was deleted, or never was. A window closes; a page leads on to the others. */
export function RecordGone(props: RecordGoneProps) {
  const { title, said = "Fetch Error, Invalid Record", list, children } = props;
  const onPage = useCurrentWindow() === null;
  const back = onPage && list ? <ToList list={list} kind="main" /> : undefined;
  return (
    <StatePanel title={title} mark={<IconCircleDashed />} said={said} urgent actions={back}>
      {children}
    </StatePanel>
  );
}

function ToList({ list, kind }: { list: ListPlace; kind: "main" | "quiet" }) {
  const { to, title } = useWayOn(list);
  return (
    <ButtonLink to={to} kind={kind}>
      ← {title}
    </ButtonLink>
  );
}
