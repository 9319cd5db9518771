/** What moves through the recording. On a phone it is one row at the foot, where the thumb is. */
import { SKIP } from "@bandstand/domain/studio/ranges";
import {
  IconMetronome,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStop,
  IconRepeat,
  IconRewindBackward10,
  IconRewindForward10,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Playhead } from "./playhead.tsx";
import { useSound, useStudio } from "../session/studio-context.ts";
import styles from "./transport.module.css";
import { useLoop } from "./use-loop.ts";
import { useTransport } from "./use-transport.ts";

export function Transport() {
  const isPhone = useStudio().room === "phone";
  return (
    <div
      className={styles.transport}
      data-row={isPhone || undefined}
      role="group"
      aria-label="Transport"
    >
      {isPhone ? <OneRow /> : <Rows />}
    </div>
  );
}

/** What is pressed while one plays; Stop is in the menu, and the time stands beside the minimap. */
function OneRow() {
  return (
    <>
      <LoopButton isIcon />
      <SkipButton seconds={-SKIP} />
      <PlayButton />
      <SkipButton seconds={SKIP} />
      <ClickButton isIcon />
    </>
  );
}

function Rows() {
  const { stop } = useTransport();
  return (
    <>
      <ClickButton />
      <div className={styles.core}>
        <IconButton label="Stop" className={styles.control ?? ""} onClick={stop}>
          <IconPlayerStop aria-hidden />
        </IconButton>
        <SkipButton seconds={-SKIP} />
        <PlayButton />
        <SkipButton seconds={SKIP} />
      </div>
      <LoopButton />
      <Playhead />
    </>
  );
}

function ClickButton({ isIcon = false }: { isIcon?: boolean }) {
  const { state, set } = useStudio();
  const { clickEnabled, detectedBeats } = state.settings;
  return (
    <ModeButton
      label="Click"
      icon={<IconMetronome aria-hidden />}
      isIcon={isIcon}
      isOn={clickEnabled}
      unavailable={detectedBeats.length === 0 ? "Analyse the recording first" : undefined}
      onToggle={() => set({ clickEnabled: !clickEnabled })}
    />
  );
}

function LoopButton({ isIcon = false }: { isIcon?: boolean }) {
  const { loopEnabled } = useStudio().state.settings;
  const { toggle } = useLoop();
  return (
    <ModeButton
      label="Loop"
      icon={<IconRepeat aria-hidden />}
      isIcon={isIcon}
      isOn={loopEnabled}
      onToggle={toggle}
    />
  );
}

interface ModeButtonProps {
  label: string;
  icon: ReactNode;
  /** Its name is not seen. */
  isIcon: boolean;
  isOn: boolean;
  unavailable?: string | undefined;
  onToggle: () => void;
}

function ModeButton({ label, icon, isIcon, isOn, unavailable, onToggle }: ModeButtonProps) {
  const shared = {
    className: styles.mode ?? "",
    "aria-pressed": isOn,
    unavailable,
    onClick: onToggle,
  };
  if (isIcon)
    return (
      <IconButton {...shared} kind="plain" label={label}>
        {icon}
      </IconButton>
    );
  return (
    <Button {...shared} icon={icon}>
      {label}
    </Button>
  );
}

function SkipButton({ seconds }: { seconds: number }) {
  const { skip } = useTransport();
  const isBack = seconds < 0;
  return (
    <IconButton
      label={`${isBack ? "Back" : "Forward"} ${SKIP} seconds`}
      className={styles.control ?? ""}
      onClick={() => skip(seconds)}
    >
      {isBack ? <IconRewindBackward10 aria-hidden /> : <IconRewindForward10 aria-hidden />}
    </IconButton>
  );
}

function PlayButton() {
  const { toggle } = useTransport();
  const isPlaying = useSound((sound) => sound.isPlaying);
  const isLoading = useSound((sound) => sound.status === "loading");
  const countedBeat = useSound((sound) => sound.countedBeat);
  const isSounding = isPlaying || countedBeat > 0;
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={isSounding ? "Pause" : "Play"}
      aria-busy={isLoading}
      onClick={toggle}
    >
      {countedBeat > 0 && <span className={styles.counted}>{countedBeat}</span>}
      {countedBeat === 0 && isPlaying && <IconPlayerPauseFilled aria-hidden />}
      {countedBeat === 0 && !isPlaying && <IconPlayerPlayFilled aria-hidden />}
    </button>
  );
}
