import { IconShieldOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Banner } from "./banner.tsx";

/** Over plain http in a local network the browser withholds what offline use and pitch shifting need. */
export function InsecureBanner({ action }: { action?: ReactNode }) {
  return (
    <Banner
      tone="warn"
      icon={<IconShieldOff aria-hidden />}
      title="This address is not secure."
      action={action}
    >
      You stay signed in only until this page closes, nothing is kept for offline use, and changing
      the pitch changes the speed too. Ask whoever runs this server for an https address.
    </Banner>
  );
}
