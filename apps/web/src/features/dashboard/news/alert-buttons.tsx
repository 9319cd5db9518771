/** Switches the banner of a kind of news on, on once more, and off, for everybody. */
import { canAlert, type News, type NewsKind } from "@bandstand/domain/dashboard-news";
import { IconBell, IconBellOff } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { useNewsChanges } from "./use-news-changes.ts";

interface AlertButtonsProps {
  kind: NewsKind;
  news: News;
  /** There are changes that are not saved. */
  unsaved: boolean;
}

export function AlertButtons({ kind, news, unsaved }: AlertButtonsProps) {
  const changes = useNewsChanges(kind);
  const [busy, setBusy] = useState(false);
  const during = async (work: Promise<void>): Promise<void> => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  return (
    <>
      <Button
        icon={<IconBell aria-hidden />}
        busy={busy}
        unavailable={whyNot(news, unsaved)}
        onClick={() => void during(changes.switchOn())}
      >
        {news.date === null ? "Switch On" : "Bump"}
      </Button>
      {news.date !== null && (
        <Button
          icon={<IconBellOff aria-hidden />}
          busy={busy}
          onClick={() => void during(changes.switchOff())}
        >
          Switch Off
        </Button>
      )}
    </>
  );
}

function whyNot({ text }: News, unsaved: boolean): string | undefined {
  if (unsaved) return "Save your changes first";
  return canAlert(text) ? undefined : "Write something first";
}
