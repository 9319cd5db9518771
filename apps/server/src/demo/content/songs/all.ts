/** Every song of the demo band. */
import * as currentOne from "./current-one.ts";
import * as currentThree from "./current-three.ts";
import * as currentTwo from "./current-two.ts";
import { copperWire } from "./copper-wire.ts";
import { halfPastNowhere } from "./half-past-nowhere.ts";
import { lastBusHome } from "./last-bus-home.ts";
import { northboundTrain } from "./northbound-train.ts";
import * as onHold from "./on-hold.ts";
import { paperLanterns } from "./paper-lanterns.ts";
import * as possible from "./possible.ts";
import * as retired from "./retired.ts";
import { saltAndNeon } from "./salt-and-neon.ts";
import { sevenBridges } from "./seven-bridges.ts";
import { slowFerry } from "./slow-ferry.ts";
import { smallHours } from "./small-hours.ts";
import type { DemoSong } from "./song.ts";
import { weathervane } from "./weathervane.ts";
import * as workInProgress from "./work-in-progress.ts";

export const SONGS: readonly DemoSong[] = [
  northboundTrain,
  paperLanterns,
  saltAndNeon,
  sevenBridges,
  halfPastNowhere,
  lastBusHome,
  weathervane,
  copperWire,
  slowFerry,
  smallHours,
  ...Object.values(currentOne),
  ...Object.values(currentTwo),
  ...Object.values(currentThree),
  ...Object.values(workInProgress),
  ...Object.values(possible),
  ...Object.values(onHold),
  ...Object.values(retired),
];
