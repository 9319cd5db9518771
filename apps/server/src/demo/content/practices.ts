/** How members practised the songs that they have in the studio: more of late, and faster week by week. */

export type DemoPractice = {
  readonly daysAgo: number;
  readonly minutes: number;
  readonly loops: number;
  /** The speed that was kept up; 1 is the recording's own. */
  readonly cleanSpeed: number;
};

export const PRACTICES: readonly DemoPractice[] = [
  { daysAgo: 0.2, minutes: 18, loops: 21, cleanSpeed: 0.95 },
  { daysAgo: 1, minutes: 24, loops: 30, cleanSpeed: 0.95 },
  { daysAgo: 3, minutes: 12, loops: 14, cleanSpeed: 0.9 },
  { daysAgo: 4, minutes: 35, loops: 41, cleanSpeed: 0.9 },
  { daysAgo: 8, minutes: 9, loops: 10, cleanSpeed: 0.85 },
  { daysAgo: 10, minutes: 26, loops: 28, cleanSpeed: 0.85 },
  { daysAgo: 12, minutes: 15, loops: 17, cleanSpeed: 0.8 },
  { daysAgo: 17, minutes: 30, loops: 25, cleanSpeed: 0.8 },
  { daysAgo: 18, minutes: 11, loops: 9, cleanSpeed: 0.75 },
  { daysAgo: 25, minutes: 20, loops: 22, cleanSpeed: 0.75 },
  { daysAgo: 32, minutes: 14, loops: 12, cleanSpeed: 0.7 },
  { daysAgo: 39, minutes: 25, loops: 18, cleanSpeed: 0.7 },
];
