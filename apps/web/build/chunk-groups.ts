/**
 * Which modules travel together, each with all that it imports at once. Left alone, the bundler cuts a file for every
 * few lines that two pages share, and over HTTP/1.1 each file waits for its turn.
 */
export const chunkGroups = [
  {
    // The first script and what it needs, which must not wait for the application.
    name: "entry",
    test: /vite\/preload-helper|vite\/modulepreload-polyfill|src\/(app\/(entry|load-failed)|lib\/chunk-load)\.ts$/,
    priority: 5,
  },
  {
    // Changes with our dependencies only, so it stays in the browser's cache over our own releases.
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
    priority: 4,
  },
  {
    // Of every page: the small parts that nearly all are made of, and the page where most begin, since to fetch that later
    // would cost it a round trip.
    name: "start",
    test: /\/apps\/web\/src\/((app\/banners|ui\/(brand|buttons|color-scheme|confirm|marks|page|people|pictures|states))\/|app\/(main|take-over)\.tsx?$|routes\/_public(\/signin)?\.tsx\?tsr-split=component$)/,
    priority: 3,
  },
  // Of every signed-in page.
  { name: "frame", test: /\/src\/routes\/_app\/_shell\.tsx\?tsr-split=component$/, priority: 1 },
];
