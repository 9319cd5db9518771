import { chromiumOnPath, headlessShellOnPath } from "../../scripts/install/chromium.mjs";

/** Chromium takes the last list that it is given, so that what Playwright switches off stands here again. */
const FEATURES_OFF = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
  // Two pages behind the address bar that nobody sees: most of what opening a window costs, and each flow opens one.
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${FEATURES_OFF.join(",")}`,
  // A flow may press Play without a person having touched the page.
  "--autoplay-policy=no-user-gesture-required",
] as const;

/** Path of the Chromium to test in; undefined stands for the one that Playwright keeps for itself. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM ?? chromiumOnPath();
}

/**
 * Path of Chromium's engine without the windows around it, which takes an eighth less for the same flow; of the whole browser
 * where it is not there.
 */
export function headlessShellPath(): string | undefined {
  return headlessShellOnPath() ?? chromiumPath();
}
