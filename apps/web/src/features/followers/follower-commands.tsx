/** Followers in the command palette: one is added. They are no names that somebody looks for there, and too many. */
import { addFollower } from "@bandstand/contracts/followers";
import { IconHeartPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { useMay } from "../../lib/services/use-may.ts";
import { useFollowerWindows } from "../../records/followers/follower-windows.ts";
import type { Command } from "../../ui/commands/commands.ts";
import { useCommandSource } from "../../ui/commands/commands-context.ts";

export function FollowerCommands() {
  const windows = useFollowerWindows();
  const mayAdd = useMay(addFollower);
  const source = useMemo(() => {
    const add: Command = {
      id: "add-follower",
      title: "Add Follower",
      icon: <IconHeartPlus aria-hidden />,
      keywords: ["new", "follower", "fan"],
      run: windows.add,
    };
    return { id: "followers", title: "Followers", commands: mayAdd ? [add] : [] };
  }, [windows, mayAdd]);
  useCommandSource(source);
  return null;
}
