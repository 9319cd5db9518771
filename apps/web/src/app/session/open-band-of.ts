import type { ShellSession } from "../frame/shell-session.ts";

type Bands = Pick<ShellSession, "bandUser" | "bands" | "switchBand">;

/** Opens the band of that identity, where the person is in it. Answers whether another one was open. */
export async function openBandOf(identity: string, session: Bands): Promise<boolean> {
  if (session.bandUser()?.TheBand.identity === identity) return false;
  const band = (await session.bands()).find((one) => one.identity === identity);
  if (!band) return false;
  await session.switchBand(band.id);
  return true;
}
