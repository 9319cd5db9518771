import { tagIcon, type TagIcon as IconKey } from "@bandstand/domain/tag-look";
import {
  IconAlertTriangleFilled,
  IconBookmarkFilled,
  IconBuildingBridge,
  IconChevronsRight,
  IconClockFilled,
  IconConfettiFilled,
  IconDropletFilled,
  IconFileMusic,
  IconFlagFilled,
  IconGuitarPickFilled,
  IconHeartFilled,
  IconMapPinFilled,
  IconMicrophoneFilled,
  IconMusic,
  IconPiano,
  IconPlayerPlayFilled,
  IconSpeakerphone,
  IconStack2,
  IconStarFilled,
} from "@tabler/icons-react";
import type { ComponentType, SVGProps } from "react";

const ICONS: Record<IconKey, ComponentType<SVGProps<SVGSVGElement>>> = {
  star: IconStarFilled,
  favorite: IconHeartFilled,
  flag: IconFlagFilled,
  bookmark: IconBookmarkFilled,
  location_on: IconMapPinFilled,
  play_arrow: IconPlayerPlayFilled,
  double_arrow: IconChevronsRight,
  music_note: IconMusic,
  lyrics: IconFileMusic,
  mic: IconMicrophoneFilled,
  record_voice_over: IconSpeakerphone,
  graphic_eq: IconGuitarPickFilled,
  piano: IconPiano,
  album: IconStack2,
  link: IconBuildingBridge,
  water_drop: IconDropletFilled,
  celebration: IconConfettiFilled,
  schedule: IconClockFilled,
  warning: IconAlertTriangleFilled,
};

/** Nothing for an icon that nobody knows. */
export function TagIcon({ icon }: { icon: string | null }) {
  const key = tagIcon(icon);
  if (key === null) return null;
  const Icon = ICONS[key];
  return <Icon aria-hidden />;
}
