/** Pictures of parking and load-in. They come with their call once a venue is looked at, and nothing waits for them. */
import { lazy, Suspense } from "react";

const VenuePhotos = lazy(async () => ({
  default: (await import("../photos/venue-photos.tsx")).VenuePhotos,
}));

export function VenuePictures({ venueId }: { venueId: number }) {
  return (
    <Suspense fallback={null}>
      <VenuePhotos venueId={venueId} />
    </Suspense>
  );
}
