/** The one way to change what others tell of: the cache follows the contract, so that no change has to know who shows it. */
import type { Answer, Endpoint, Request } from "@bandstand/contracts/endpoint";
import { Failure } from "@bandstand/contracts/failure";
import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { Offline } from "../http/call-errors.ts";
import type { CallOptions, Client } from "../http/client.ts";
import { useServices } from "../services/services-context.ts";
import { askAgain } from "./ask-again.ts";

interface ChangeOptions<E extends Endpoint> extends CallOptions {
  /** Shows at once what the answer tells, before anything is asked for again. */
  show?: (answer: Answer<E>) => void | Promise<void>;
  /** Begins the keys of queries that are then as the server has them, or that the caller asks for. */
  known?: (answer: Answer<E>) => QueryKey;
  /** Ends once what is on the screen has been asked for again. */
  isSettled?: boolean;
}

export type Change = <E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  options?: ChangeOptions<E>,
) => Promise<Answer<E>>;

export function useChange(): Change {
  const { client } = useServices();
  return createChange(client, useQueryClient());
}

/** Makes calls that change something. What tells of it is asked for again: now where it is shown, else when it is. */
export function createChange(client: Pick<Client, "change">, queries: QueryClient): Change {
  return async (endpoint, request, { show, known, isSettled = false, ...options } = {}) => {
    try {
      const answer = await client.change(endpoint, request, options);
      await show?.(answer);
      const asked = askAgain(queries, endpoint, { known: known?.(answer) });
      if (isSettled) await asked;
      return answer;
    } catch (error) {
      // A refusal has changed nothing. Of a call that was cut off nobody knows: what is shown is asked for when somebody answers.
      if (!(error instanceof Failure && error.status < 500))
        void askAgain(queries, endpoint, { isLater: error instanceof Offline });
      throw error;
    }
  };
}
