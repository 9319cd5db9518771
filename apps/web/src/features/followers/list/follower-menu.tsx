/** What stands in the menus of the followers list, fetched for the first one that opens. */
import {
  deleteFollower,
  type Follower,
  importFollowers,
  listFollowers,
  saveFollower,
} from "@bandstand/contracts/followers";
import {
  IconChartLine,
  IconCode,
  IconCopy,
  IconFileImport,
  IconLink,
  IconMail,
  IconPencil,
  IconPrinter,
  IconQrcode,
  IconTable,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { saveBlob } from "../../../lib/files/file-target.ts";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { useFollowerWindows } from "../../../records/followers/follower-windows.ts";
import { allowedGroups } from "../../../ui/menu/allowed-groups.ts";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { deleteItem } from "../../../ui/menu/usual-items.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useWindows } from "../../../ui/windows/window-context.ts";
import { useDeleteFollower } from "../use-delete-follower.ts";
import { followUrl } from "../follow-link/follow-url.ts";
import { useFollowCode } from "../follow-link/use-follow-code.ts";
import { followersTable, mailingList } from "./mailing-list.ts";

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

interface FollowersMenuProps extends MenuProps {
  /** Those that the filters leave. */
  shown: readonly Follower[];
}

export function FollowersMenu({ shown, panel }: FollowersMenuProps): ReactNode {
  const windows = useWindows();
  const notify = useNotify();
  const may = useMayCall();
  const offline = useWhyOffline();
  const none = shown.length === 0 ? "No follower is displayed" : undefined;

  const { identity, name } = useBandUser().TheBand;
  const showCode = useFollowCode();

  async function copy(text: string, copied: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(copied);
    } catch {
      notify.error("The browser does not let it be copied");
    }
  }

  const mailing = {
    key: "mailing",
    label: "Copy mailing list",
    icon: <IconCopy />,
    call: listFollowers,
    unavailable: none,
    onSelect: () => void copy(mailingList(shown), `Copied ${counted(shown.length)}`),
  };
  const address = {
    key: "address",
    label: "Copy follower URL",
    icon: <IconLink />,
    call: listFollowers,
    onSelect: () => void copy(followUrl(identity), "Link copied"),
  };
  const code = {
    key: "code",
    label: "Show QR code",
    icon: <IconQrcode />,
    call: listFollowers,
    onSelect: showCode,
  };
  const poster = {
    key: "poster",
    label: "Print poster",
    icon: <IconPrinter />,
    call: listFollowers,
    onSelect: () =>
      windows.open({
        key: "bandFollowers/poster",
        title: "Poster",
        shape: "page",
        width: 640,
        content: () => import("../poster/follow-poster.tsx").then((file) => file.FollowPoster),
        props: { bandName: name, address: followUrl(identity) },
      }),
  };
  const embed = {
    key: "embed",
    label: "Gigs on your website",
    icon: <IconCode />,
    call: listFollowers,
    onSelect: () =>
      windows.open({
        key: "bandFollowers/embed",
        title: "Gigs on Your Website",
        width: 640,
        content: () => import("../embed/embed-window.tsx").then((file) => file.EmbedWindow),
        props: { identity, name },
      }),
  };
  const figures = {
    key: "figures",
    label: "Growth and places",
    icon: <IconChartLine />,
    call: listFollowers,
    unavailable: none,
    onSelect: () =>
      windows.open({
        key: "bandFollowers/figures",
        title: "Growth and Places",
        width: 640,
        content: () =>
          import("../figures/follower-figures-window.tsx").then((file) => file.FollowerFigures),
        props: { followers: shown },
      }),
  };
  const asCsv = {
    key: "csv",
    label: "Export as CSV",
    icon: <IconTable />,
    call: listFollowers,
    unavailable: none,
    onSelect: () =>
      saveBlob(new Blob([followersTable(shown)], { type: "text/csv" }), "Followers.csv"),
  };
  const fromLines = {
    key: "import",
    label: "Import followers",
    icon: <IconFileImport />,
    call: importFollowers,
    unavailable: offline,
    onSelect: () =>
      windows.open({
        key: "bandFollowers/import",
        title: "Import Followers",
        width: 800,
        content: () => import("../import/follower-import.tsx").then((file) => file.FollowerImport),
        props: {},
      }),
  };
  return panel(
    allowedGroups(
      [
        { key: "address", items: [address, code, poster, embed] },
        { key: "displayed", items: [figures, mailing, asCsv] },
        { key: "import", items: [fromLines] },
      ],
      may,
    ),
  );
}

const counted = (count: number) => (count === 1 ? "1 address" : `${count} addresses`);
