/** Asks members by mail, and shows who was asked. */
import { type AskMembers, askMembers, type Availability } from "@bandstand/contracts/availability";
import { useQueryClient } from "@tanstack/react-query";
import { useChange } from "../../lib/cache/change.ts";
import { useBandUser } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { showAvailability } from "./use-answer-event.ts";

export function useAskMembers(): (eventId: number, asking: AskMembers) => Promise<Availability> {
  const change = useChange();
  const queries = useQueryClient();
  const { bandId } = useBandUser();
  return (eventId, asking) =>
    change(
      askMembers,
      { params: paramsOf(eventId), body: asking },
      { show: (told) => showAvailability(queries, bandId, told) },
    );
}
