/** Loads a record for what shows it, and says why where there is none. */
import { Failure } from "@bandstand/contracts/failure";
import { IconPlugConnectedX } from "@tabler/icons-react";
import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, use } from "react";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { KeptRecords } from "./kept-records.tsx";
import type { ListPlace } from "./way-on.ts";
import { RecordFailed, RecordGone } from "./record-failed.tsx";
import { useHoldsChanges } from "../../ui/edit-session/unsaved-locks-context.ts";
import { HeadingLevelContext } from "../../ui/page/heading-level.ts";
import { FormSkeleton } from "../../ui/states/skeletons.tsx";
import { StatePanel } from "../../ui/states/state-panel.tsx";

export interface LoadedRecordProps<T> {
  /** In the place of the record while it comes; left out, a form's. */
  skeleton?: ReactNode;
  /** No title stands above: what is said where there is no record is the title of the page. */
  alone?: boolean;
  children: (record: T) => ReactNode;
}

interface RecordLoaderProps<T, Key extends QueryKey> extends LoadedRecordProps<T> {
  /** From an address, where it may be no number at all. */
  id: number;
  query: (client: Client, id: number) => UseQueryOptions<T, Error, T, Key>;
  /** "set list" */
  noun: string;
  /** What somebody calls one of them. */
  nameOf: (record: T) => string;
  /** Where one of them stands. */
  addressOf: (id: number) => string;
  /** Where other words are documented: the address has no id, or the server answers without the record. */
  noId?: string;
  noRecord?: string;
  noData?: string;
  /** The server says of one that a member may not see that there is none. */
  mayBeHidden?: boolean;
  list: ListPlace;
}

/** Of one that a member may not see any more the server says either, by its kind. */
const LOST: ReadonlySet<number> = new Set([403, 404]);

export function RecordLoader<T, Key extends QueryKey>(props: RecordLoaderProps<T, Key>) {
  if (Number.isSafeInteger(props.id) && props.id > 0) return <LoadedRecord {...props} />;
  return (
    <Said alone={props.alone}>
      <RecordGone
        title={`This is no ${props.noun}`}
        said={props.noId ?? `No ${props.noun} ID provided`}
        list={props.list}
      >
        {`The address names no ${props.noun}.`}
      </RecordGone>
    </Said>
  );
}

/** In place of the record. */
function Said({ alone = false, children }: { alone: boolean | undefined; children: ReactNode }) {
  const below = use(HeadingLevelContext);
  return <HeadingLevelContext value={alone ? 1 : below}>{children}</HeadingLevelContext>;
}

function LoadedRecord<T, Key extends QueryKey>(props: RecordLoaderProps<T, Key>) {
  const { id, query, noun, noData, noRecord, mayBeHidden, list, alone, children } = props;
  const { skeleton = <FormSkeleton /> } = props;
  const { client } = useServices();
  const { data: record, error, isPending, refetch } = useQuery(query(client, id));
  const isHeld = useHoldsChanges();
  // What was shown before it went, or the right to it, is not shown on; what somebody has typed is.
  const isLost = error instanceof Failure && LOST.has(error.status) && !isHeld;
  // Another record is not shown, nor edited, with what is left of this one.
  if (record && !isLost) return <Fragment key={id}>{children(record)}</Fragment>;
  if (error) {
    return (
      <Said alone={alone}>
        <RecordFailed
          error={error}
          noun={noun}
          list={list}
          noRecord={noRecord}
          mayBeHidden={mayBeHidden}
          kept={<KeptRecords {...props} queryKey={query(client, id).queryKey} />}
          onRetry={() => void refetch()}
        />
      </Said>
    );
  }
  if (isPending) return skeleton;
  return (
    <Said alone={alone}>
      <StatePanel
        title="This did not load"
        mark={<IconPlugConnectedX />}
        said={noData ?? `No ${noun} data provided`}
        urgent
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        The server answered without a {noun}.
      </StatePanel>
    </Said>
  );
}
