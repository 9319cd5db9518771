/** Puts back what the member left: the song they listened to, what they were told, what they had begun. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { waitingDrafts } from "../../lib/drafts/draft.ts";
import { settled } from "../../lib/drafts/use-draft.ts";
import { TellDrafts } from "../drafts/tell-drafts.tsx";
import { useKeptListening } from "./use-kept-listening.ts";
import { useKeptNotifications } from "./use-kept-notifications.ts";

export function FoundHere() {
  const queries = useQueryClient();
  const [isWaiting] = useState(() => waitingDrafts(queries, settled).length > 0);
  useKeptNotifications();
  useKeptListening();
  return isWaiting ? <TellDrafts /> : null;
}
