import { Failure } from "@bandstand/contracts/failure";
import type { LinkProps } from "@tanstack/react-router";
import { Offline } from "../../lib/http/call-errors.ts";
import { Button } from "../buttons/button.tsx";
import { ButtonLink } from "../buttons/button-link.tsx";
import { useCurrentWindow } from "../windows/window-context.ts";
import { StatePanel } from "./state-panel.tsx";

/** The page that lists the records of a kind. */
export interface ListPlace {
  to: NonNullable<LinkProps["to"]>;
  /** In the words of the rail: `Set lists`. */
  title: string;
}

interface RecordFailedProps {
  error: Error;
  /** Where there are others, when this one is gone. */
  list?: ListPlace;
  /** Asks the server once more. */
  onRetry: () => void;
}

/** In place of a record that cannot be shown. */
export function RecordFailed({ error, list, onRetry }: RecordFailedProps) {
  if (error instanceof Failure && error.status === 404)
    return <RecordGone list={list}>{error.message}</RecordGone>;
  return (
    <StatePanel
      title="Error Fetching Data"
      urgent
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {error.message}
      {error instanceof Offline && <p>This is not kept on this device.</p>}
    </StatePanel>
  );
}

interface RecordGoneProps {
  /** As documented, where it is not the usual one. */
  title?: string;
  list: ListPlace | undefined;
  /** What there is none of, in words. */
  children: string;
}

/** In place of a record that was deleted, or never was. A window closes; a page leads on to the others. */
export function RecordGone({
  title = "Fetch Error, Invalid Record",
  list,
  children,
}: RecordGoneProps) {
  const onPage = useCurrentWindow() === null;
  const back = onPage && list ? <ButtonLink to={list.to}>← {list.title}</ButtonLink> : undefined;
  return (
    <StatePanel title={title} urgent actions={back}>
      {children}
    </StatePanel>
  );
}
