/** Papers and pictures of a venue: stage plots, the way in, where the van stands. */
export function VenueDocuments(_venue: { venueId: number }) {
  return null;
}
