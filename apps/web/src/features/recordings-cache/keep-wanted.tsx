/** Brings what the member wants on this device. */
import { useKeptWishes } from "../../records/recordings/kept-songs-context.ts";
import { latePart } from "../../ui/parts/late-part.ts";
import { useKeeper } from "./use-keeper.ts";

const Keeper = latePart(async () => (await import("./keeper.tsx")).Keeper);

/** Asks the server for nothing until something is wanted. */
export function KeepWanted() {
  const wishes = useKeptWishes();
  const isKept = useKeeper(Keeper, wishes.size > 0);
  return isKept ? <Keeper key={[...wishes].join()} /> : null;
}
