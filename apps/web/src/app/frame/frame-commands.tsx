/** The frame's own commands in the palette: going places, changing band, theme, signing out. */
import { exportBand } from "@bandstand/contracts/band-export";
import { deleteBand } from "@bandstand/contracts/sign-in";
import { listSongs } from "@bandstand/contracts/songs";
import {
  IconBell,
  IconDeviceDesktop,
  IconDeviceMobileDown,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconPackageExport,
  IconPackageImport,
  IconPlus,
  IconSun,
  IconSwitchHorizontal,
  IconTrash,
  IconUser,
  IconUserShield,
  IconUserX,
  IconWorld,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useMay } from "../../lib/services/use-may.ts";
import {
  EXPORT_BAND,
  IMPORT_BAND,
  useBandFileWindows,
} from "../../records/band/band-file-windows.ts";
import { ON_THIS_DEVICE, useDeviceWindow } from "../../records/recordings/device-window.ts";
import { useColorScheme } from "../../ui/color-scheme/color-scheme-context.ts";
import type { Command } from "../../ui/commands/commands.ts";
import { useCommandSource } from "../../ui/commands/commands-context.ts";
import { useOverlays } from "../../ui/overlay/overlays-context.ts";
import { publicPageOf } from "../../ui/links/public-page.ts";
import { bestMatches } from "../../ui/commands/command-match.ts";
import type { Area } from "./areas.ts";
import type { FramePerson } from "./frame-person.ts";

interface FrameCommandsProps {
  areas: readonly Area[];
  person: FramePerson;
}

export function FrameCommands({ areas, person }: FrameCommandsProps) {
  useGoTo(areas);
  useOwn(person);
  useDevice();
  useBands(person);
  useBandFile();
  useBandChoices(person);
  return null;
}

function useGoTo(areas: readonly Area[]): void {
  const navigate = useNavigate();
  const source = useMemo(
    () => ({
      id: "go",
      title: "Go to",
      commands: areas.map(({ title, icon: Icon, to, key }): Command => ({
        id: title,
        title,
        icon: <Icon aria-hidden />,
        keywords: ["go to", "open"],
        ...(key !== undefined && { keys: `g ${key}` }),
        run: () => void navigate({ to }),
      })),
    }),
    [areas, navigate],
  );
  useCommandSource(source);
}

function useOwn({ onSignOut }: FramePerson): void {
  const navigate = useNavigate();
  const { choose } = useColorScheme();
  const { keyboardHelp, notifications } = useOverlays();
  const source = useMemo(() => {
    const theme = ["theme", "colour", "scheme", "mode"];
    const commands: Command[] = [
      {
        id: "profile",
        title: "Your profile",
        icon: <IconUser aria-hidden />,
        keywords: ["account", "password", "email", "devices", "me"],
        run: () => void navigate({ to: "/userprofile" }),
      },
      {
        id: "light",
        title: "Light theme",
        icon: <IconSun aria-hidden />,
        keywords: theme,
        run: () => choose("light"),
      },
      {
        id: "dark",
        title: "Dark theme",
        icon: <IconMoon aria-hidden />,
        keywords: theme,
        run: () => choose("dark"),
      },
      {
        id: "system",
        title: "Theme of the system",
        icon: <IconDeviceDesktop aria-hidden />,
        keywords: theme,
        run: () => choose("system"),
      },
      {
        id: "notifications",
        title: "Notifications",
        icon: <IconBell aria-hidden />,
        run: notifications.open,
      },
      {
        id: "keys",
        title: "Keyboard",
        icon: <IconKeyboard aria-hidden />,
        keywords: ["shortcuts", "help"],
        keys: "?",
        run: keyboardHelp.open,
      },
      {
        id: "sign-out",
        title: "Sign out",
        icon: <IconLogout aria-hidden />,
        keywords: ["log off", "leave"],
        run: onSignOut,
      },
    ];
    return { id: "own", title: "You", commands };
  }, [choose, keyboardHelp, navigate, notifications, onSignOut]);
  useCommandSource(source);
}

function useDevice(): void {
  const open = useDeviceWindow();
  const keepsSongs = useMay(listSongs);
  const source = useMemo(() => {
    const device: Command = {
      id: "device",
      title: ON_THIS_DEVICE,
      icon: <IconDeviceMobileDown aria-hidden />,
      keywords: ["offline", "cache", "keep", "preload", "download"],
      run: open,
    };
    return { id: "device", title: "You", commands: keepsSongs ? [device] : [] };
  }, [open, keepsSongs]);
  useCommandSource(source);
}

/** What the switcher offers below its bands. */
function useBands({ bandName, bandIdentity, onDeleteBand }: FramePerson): void {
  const navigate = useNavigate();
  const mayDelete = useMay(deleteBand);
  const source = useMemo(() => {
    const commands: Command[] = [
      {
        id: "add-band",
        title: "Add band",
        icon: <IconPlus aria-hidden />,
        keywords: ["new", "further", "found"],
        run: () => void navigate({ to: "/band/add" }),
      },
      {
        id: "public-page",
        title: "View public page",
        detail: bandName,
        icon: <IconWorld aria-hidden />,
        keywords: ["band", "website", "share"],
        run: () => window.open(publicPageOf(bandIdentity), "_blank", "noopener"),
      },
    ];
    const deletion: Command = {
      id: "delete-band",
      title: "Delete band…",
      detail: bandName,
      icon: <IconTrash aria-hidden />,
      keywords: ["remove", "end"],
      run: onDeleteBand,
    };
    return {
      id: "band-tools",
      title: "Bands",
      commands: mayDelete ? [...commands, deletion] : commands,
    };
  }, [navigate, bandName, bandIdentity, onDeleteBand, mayDelete]);
  useCommandSource(source);
}

function useBandFile(): void {
  const { openExport, openImport, openOwnData } = useBandFileWindows();
  const mayExport = useMay(exportBand);
  const source = useMemo(() => {
    const exporting: Command = {
      id: "export-band",
      title: EXPORT_BAND,
      icon: <IconPackageExport aria-hidden />,
      keywords: ["backup", "download", "zip", "move", "file"],
      run: openExport,
    };
    const others: Command[] = [
      {
        id: "import-band",
        title: IMPORT_BAND,
        icon: <IconPackageImport aria-hidden />,
        keywords: ["restore", "upload", "zip", "new band", "file"],
        run: openImport,
      },
      {
        id: "own-data",
        title: "Download what is known of me",
        icon: <IconUserShield aria-hidden />,
        keywords: ["privacy", "personal data", "gdpr", "export"],
        run: openOwnData,
      },
      {
        id: "delete-account",
        title: "Delete my account",
        icon: <IconUserX aria-hidden />,
        keywords: ["remove", "privacy", "gdpr"],
        run: openOwnData,
      },
    ];
    return { id: "files", title: "Data", commands: mayExport ? [exporting, ...others] : others };
  }, [mayExport, openExport, openImport, openOwnData]);
  useCommandSource(source);
}

function useBandChoices({ bandId, bands, onSwitch }: FramePerson): void {
  const source = useMemo(
    () => ({
      id: "bands",
      title: "Switch band",
      commands: async (query: string): Promise<Command[]> => {
        const others = (await bands()).filter(({ id }) => id !== bandId);
        const commands = others.map(({ id, name }) => ({
          id: String(id),
          title: name,
          keywords: ["switch", "band"],
          icon: <IconSwitchHorizontal aria-hidden />,
          run: () => onSwitch(id),
        }));
        return bestMatches(query, commands);
      },
    }),
    [bandId, bands, onSwitch],
  );
  useCommandSource(source);
}
