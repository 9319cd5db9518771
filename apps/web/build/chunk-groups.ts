/**
 * Which modules travel together, each with all that it imports at once. Left alone, the bundler cuts a file for every
 * few lines that two pages share, and over HTTP/1.1 each file waits for its turn.
 */
export const chunkGroups = [
  {
    // Changes with our dependencies only, so it stays in the browser's cache over our own releases.
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
    priority: 4,
  },
  {
    // The small parts that nearly every page has, and all that a public page shares with the frame.
    name: "kit",
    test: /\/apps\/web\/src\/(app\/banners|ui\/(brand|buttons|color-scheme|confirm|marks|page|people|pictures|states))\//,
    priority: 3,
  },
  {
    // Of every page, and the page where most begin: to fetch that later would cost it a round trip.
    name: "start",
    test: /\/src\/(app\/main\.tsx$|routes\/_public(\/signin)?\.tsx\?tsr-split=component$)/,
    priority: 2,
  },
  // Of every signed-in page.
  { name: "frame", test: /\/src\/routes\/_app\/_shell\.tsx\?tsr-split=component$/, priority: 1 },
];
