/** Where one parks and which door the gear goes through, as somebody took a picture of it. */
import { type DocumentRow, listDocuments } from "@bandstand/contracts/documents";
import { getDocumentLink } from "@bandstand/contracts/document-files";
import { photosOf } from "@bandstand/domain/venue-photos";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../../lib/cache/call-query.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useDocumentWindows } from "../../../records/documents/document-windows.ts";
import { useAttachedDocuments } from "../../../records/documents/documents-query.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";
import { AddVenuePhoto } from "./add-venue-photo.tsx";
import styles from "./venue-photos.module.css";

/** A link is good for an hour at least. */
const LINK_STALE_MS = 30 * 60 * 1000;

export function VenuePhotos({ venueId }: { venueId: number }) {
  const mayList = useMay(listDocuments);
  return mayList && <Photos venueId={venueId} />;
}

function Photos({ venueId }: { venueId: number }) {
  const { data: documents } = useAttachedDocuments({ relation: "venue", id: venueId });
  const photos = photosOf(documents ?? []);
  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label="Pictures of the way in">
          {photos.map((photo) => (
            <li key={photo.id}>
              <Photo photo={photo} />
            </li>
          ))}
        </ul>
      )}
      <AddVenuePhoto venueId={venueId} />
    </>
  );
}

function Photo({ photo }: { photo: DocumentRow }) {
  const { client } = useServices();
  const windows = useDocumentWindows();
  // Each upload has a name of its own: with the next it is another picture.
  const key = ["picture of document", photo.id, photo.filename] as const;
  const { data: link } = useQuery({
    ...callQuery(client, key, getDocumentLink, { params: paramsOf(photo.id) }),
    staleTime: LINK_STALE_MS,
  });
  return (
    <button
      type="button"
      className={styles.photo}
      aria-label={`Open ${photo.title} in the viewer`}
      onClick={() => windows.read(photo)}
    >
      {link && <img src={link.url} alt="" loading="lazy" decoding="async" />}
      <span className={styles.title}>{photo.title}</span>
    </button>
  );
}
