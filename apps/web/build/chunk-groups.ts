/**
 * Which modules travel together. Left alone, the bundler cuts a file for every few lines that two pages share,
 * and over HTTP/1.1 each file waits for its turn.
 */
export const chunkGroups = [
  {
    // Changes with our dependencies only, so it stays in the browser's cache over our own releases.
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
    priority: 2,
  },
  {
    // The small parts that nearly every page has.
    name: "kit",
    test: /\/apps\/web\/src\/ui\/(brand|buttons|color-scheme|marks|page|people|pictures|states)\//,
    priority: 1,
  },
];
