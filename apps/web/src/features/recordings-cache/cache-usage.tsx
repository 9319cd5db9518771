/** How much room the kept recordings take, and how much there is. */
import { formatFileSize } from "@bandstand/domain/file-size";
import type { KeptEntry } from "../../records/recordings/kept-recording.ts";
import styles from "./on-this-device.module.css";
import { useStorageRoom } from "./storage-room.ts";

export function CacheUsage({ entries }: { entries: ReadonlyMap<number, KeptEntry> }) {
  const size = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0);
  const { data: room, isError } = useStorageRoom([entries.size, size]);
  return (
    <div className={styles.usage}>
      <p>
        <strong>
          {entries.size} song{entries.size === 1 ? "" : "s"}
        </strong>{" "}
        on this device, {formatFileSize(size)}
      </p>
      {isError && <p role="alert">Error loading cache statistics</p>}
      {room && room.quota > 0 && (
        <>
          <meter
            aria-label="Room that the browser gives to Bandstand"
            min={0}
            max={room.quota}
            value={room.used}
          />
          <p className={styles.fact}>
            {formatFileSize(room.used)} of {formatFileSize(room.quota)} used.{" "}
            {room.isPersistent
              ? "The browser keeps it until you clear it."
              : "The browser may clear it when it runs out of room."}
          </p>
        </>
      )}
    </div>
  );
}
