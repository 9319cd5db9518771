import { IconLockOff } from "@tabler/icons-react";
import { useState } from "react";
import { useServices, useSession } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/states/banner.tsx";
import { InsecureBanner } from "../../ui/states/insecure-banner.tsx";

/** Says once where the session does not outlive the page, and why. */
export function KeepingBanner() {
  const { session } = useServices();
  // What the browser refuses shows with the first reading or writing.
  useSession();
  const [gotIt, setGotIt] = useState(false);
  const keeping = session.keeping();
  if (keeping === "sealed" || gotIt) return null;
  const action = (
    <Button size="small" onClick={() => setGotIt(true)}>
      Got it
    </Button>
  );
  if (keeping === "insecure") return <InsecureBanner action={action} />;
  return (
    <Banner
      tone="warn"
      icon={<IconLockOff aria-hidden />}
      title="This browser keeps nothing for this site."
      action={action}
    >
      You stay signed in only until this page closes, and nothing is kept for offline use: that is
      so in a private window, or when the device is full.
    </Banner>
  );
}
