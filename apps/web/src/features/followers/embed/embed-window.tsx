/** What a band puts into its own site, to be copied. */
import { IconCode, IconExternalLink } from "@tabler/icons-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { buttonClass } from "../../../ui/buttons/button-look.ts";
import { useCopy } from "../../../ui/links/use-copy.ts";
import { WindowBody } from "../../../ui/windows/window-parts.tsx";
import { embedSnippet, embedUrl } from "./embed-snippet.ts";
import styles from "./embed-window.module.css";

interface EmbedWindowProps {
  identity: string;
  name: string;
}

export function EmbedWindow({ identity, name }: EmbedWindowProps) {
  const copy = useCopy("code");
  const { origin } = window.location;
  const code = embedSnippet(origin, { identity, name });
  return (
    <WindowBody>
      <p>
        Paste this where your site takes its own HTML. Your gigs stand there as everybody may see
        them, always as they are here.
      </p>
      <label className={styles.code}>
        <span>Code</span>
        <textarea
          readOnly
          rows={8}
          dir="ltr"
          spellCheck={false}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <Button kind="main" icon={<IconCode aria-hidden />} onClick={() => copy(code)}>
        Copy code
      </Button>
      <a
        className={buttonClass({})}
        href={embedUrl(origin, identity)}
        target="_blank"
        rel="noopener"
      >
        <IconExternalLink aria-hidden />
        See how it looks
      </a>
    </WindowBody>
  );
}
