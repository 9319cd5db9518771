/** Tags that several songs may get or lose, as a menu. */
import type { SongRow } from "@bandstand/contracts/songs";
import { IconPlus, IconTagOff } from "@tabler/icons-react";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { tagName } from "../../../ui/tags/tag-chip.tsx";
import { TagIcon } from "../../../ui/tags/tag-icon.tsx";
import { tagsInUse, type TagLook } from "../../../ui/tags/tag-list.ts";

interface TagMenuOptions {
  songs: readonly SongRow[];
  /** The most used first. */
  known: readonly TagLook[];
  onAdd: (look: TagLook) => void;
  onRemove: (text: string) => void;
  onNew: () => void;
}

const MOST_KNOWN = 8;

export function tagMenu({ songs, known, onAdd, onRemove, onNew }: TagMenuOptions): MenuGroup[] {
  const there = tagsInUse(songs.map(({ chips }) => chips));
  const onAll = (look: TagLook) =>
    songs.every(({ chips }) => chips.some(({ tag }) => tag === look.tag));
  const add: MenuGroup = {
    key: "add",
    label: "Add a tag",
    items: [
      ...known
        .filter((look) => !onAll(look))
        .slice(0, MOST_KNOWN)
        .map((look) => ({
          key: tagName(look),
          label: tagName(look),
          icon: <TagIcon icon={look.icon} />,
          onSelect: () => onAdd(look),
        })),
      { key: "new", label: "New tag…", icon: <IconPlus />, onSelect: onNew },
    ],
  };
  const remove: MenuGroup = {
    key: "remove",
    label: "Remove a tag",
    items: there.map(({ tag }) => ({
      key: tag,
      label: tag,
      icon: <IconTagOff />,
      onSelect: () => onRemove(tag),
    })),
  };
  return there.length === 0 ? [add] : [add, remove];
}
