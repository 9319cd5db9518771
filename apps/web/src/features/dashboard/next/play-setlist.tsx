/** The one thing to do with a set list that is played next. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { IconMicrophone2 } from "@tabler/icons-react";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { Button } from "../../../ui/buttons/button.tsx";

export function PlaySetlist({ setlist }: { setlist: SetlistRow }) {
  const windows = useSetlistWindows();
  if (setlist.songs.length === 0)
    return <Button onClick={() => windows.view(setlist)}>Open set list</Button>;
  return (
    <ButtonLink
      kind="main"
      icon={<IconMicrophone2 aria-hidden />}
      to="/setlist/$setlistId/stage"
      params={{ setlistId: String(setlist.id) }}
    >
      Stage view
    </ButtonLink>
  );
}
