/** What hangs on an event: contracts, riders, posters. They come with their call once an event is looked at. */
import { lazy, Suspense } from "react";
import { listDocuments } from "@bandstand/contracts/documents";
import { useMay } from "../../lib/services/use-may.ts";
import { PanelSkeleton } from "../../ui/states/skeletons.tsx";

const AttachedDocuments = lazy(async () => ({
  default: (await import("../../records/documents/attached-documents.tsx")).AttachedDocuments,
}));

export function EventDocuments({ eventId }: { eventId: number }) {
  const mayRead = useMay(listDocuments);
  if (!mayRead) return null;
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <AttachedDocuments place={{ relation: "event", id: eventId }} />
    </Suspense>
  );
}
