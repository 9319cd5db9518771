/** What hangs on a venue: contracts, riders, photographs. They come with their call once a venue is looked at. */
import { lazy, Suspense } from "react";
import { PanelSkeleton } from "../../../ui/states/skeletons.tsx";

const AttachedDocuments = lazy(async () => ({
  default: (await import("../../../records/documents/attached-documents.tsx")).AttachedDocuments,
}));

export function VenueDocuments({ venueId }: { venueId: number }) {
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <AttachedDocuments place={{ relation: "venue", id: venueId }} />
    </Suspense>
  );
}
