import { useEffect } from "react";
import type { LoadedWork } from "../../../records/studio/work-store.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";

/** What a member should know of the settings that a studio opens with. */
export function useOpeningNotice({ wasReset, from }: LoadedWork): void {
  const notify = useNotify();
  useEffect(() => {
    if (wasReset)
      notify.warning({
        title: "Some settings of this studio could not be read",
        next: "They begin anew. Nothing that is kept changes until you save.",
      });
    if (from === "device")
      notify.info("The server cannot be reached. These are the settings kept on this device.");
  }, [notify, wasReset, from]);
}
