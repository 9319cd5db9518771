/** What stands in the menus of the followers list, fetched for the first one that opens. */
import {
  deleteFollower,
  type Follower,
  listFollowers,
  saveFollower,
} from "@bandstand/contracts/followers";
import { IconMail, IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { useFollowerWindows } from "../../../records/followers/follower-windows.ts";
import { allowedGroups } from "../../../ui/menu/allowed-groups.ts";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { deleteItem } from "../../../ui/menu/usual-items.tsx";
import { useDeleteFollower } from "../use-delete-follower.ts";

interface MenuProps {
  panel: Parameters<MenuContents>[0];
}

export function FollowerMenu({ follower, panel }: MenuProps & { follower: Follower }): ReactNode {
  const windows = useFollowerWindows();
  const askAndDelete = useDeleteFollower();
  const may = useMayCall();
  const unavailable = useWhyOffline();
  const { id, TheUser } = follower;
  return panel(
    allowedGroups(
      [
        {
          key: "open",
          items: [
            {
              key: "edit",
              label: "Edit",
              icon: <IconPencil />,
              call: saveFollower,
              keys: "e",
              onSelect: () => windows.edit({ id, name: TheUser.email }),
            },
            {
              key: "write",
              label: "Write to them",
              icon: <IconMail />,
              call: listFollowers,
              onSelect: () => location.assign(`mailto:${encodeURIComponent(TheUser.email)}`),
            },
          ],
        },
        {
          key: "remove",
          items: [
            deleteItem({
              call: deleteFollower,
              unavailable,
              onSelect: () => void askAndDelete(follower),
            }),
          ],
        },
      ],
      may,
    ),
  );
}
