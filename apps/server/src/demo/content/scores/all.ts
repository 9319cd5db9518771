/** Every song that the demo can play. */
import type { Score } from "../../synth/score.ts";
import { copperWire } from "./copper-wire.ts";
import { halfPastNowhere } from "./half-past-nowhere.ts";
import { lastBusHome } from "./last-bus-home.ts";
import { northboundTrain } from "./northbound-train.ts";
import { paperLanterns } from "./paper-lanterns.ts";
import { saltAndNeon } from "./salt-and-neon.ts";
import { sevenBridges } from "./seven-bridges.ts";
import { slowFerry } from "./slow-ferry.ts";
import { smallHours } from "./small-hours.ts";
import { weathervane } from "./weathervane.ts";

export const SCORES: readonly Score[] = [
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
];
