/** Opens the code with the address where fans follow the band. */
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useWindows } from "../../../ui/windows/window-context.ts";
import { followUrl } from "./follow-url.ts";

export function useFollowCode(): () => void {
  const windows = useWindows();
  const { identity, name } = useBandUser().TheBand;
  return () =>
    windows.open({
      key: "bandFollowers/code",
      title: "Follow by QR Code",
      width: 400,
      content: () => import("./follow-link.tsx").then((file) => file.FollowLink),
      props: { bandName: name, address: followUrl(identity) },
    });
}
