/**
 * Which modules travel together, each with all that it imports at once. Left alone, the bundler cuts a file for every
 * few lines that two pages share: over HTTP/1.1 each file waits for its turn, and small files compress badly. A module
 * goes to the first group in the order of their priorities that wants it.
 */
export const chunkGroups = [
  {
    // The first script and what it needs, which must not wait for the application.
    name: "entry",
    test: /vite\/preload-helper|vite\/modulepreload-polyfill|src\/(app\/(entry|load-failed)|lib\/chunk-load)\.ts$/,
    priority: 7,
  },
  {
    // Changes with our dependencies only, so it stays in the browser's cache over our own releases.
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
    priority: 6,
  },
  {
    // Of every page: the small parts that nearly all are made of, with the icons that the group below shares with them.
    name: "start",
    test: /\/apps\/web\/src\/((app\/banners|ui\/(brand|buttons|color-scheme|marks|page|people|pictures|states))\/|app\/main\.tsx$)|\/icons\/Icon(ChevronRight|Eye|EyeOff)\.mjs$/,
    priority: 5,
  },
  // Of registration and every signed-in page, which have nothing else in common beyond the above.
  { name: "questions", test: /\/src\/ui\/confirm\//, priority: 4 },
  {
    // Where most begin: in one file, fetched together with the first ones.
    name: "sign-in",
    test: /\/src\/routes\/_public(\/signin)?\.tsx\?tsr-split=component$/,
    priority: 4,
  },
  // Of every signed-in page.
  {
    name: "frame",
    test: /\/src\/routes\/_app(\/_shell)?\.tsx\?tsr-split=component$/,
    priority: 3,
  },
  {
    // Of every list, with the icons of its rows and tools that would else bring those of all screens.
    name: "lists",
    test: /\/src\/(app\/guarded|records\/kit\/list-[a-z]+|ui\/(list-frame\/(list-frame|menu-column|row-button)|menu\/menu-button))\.tsx?$|\/icons\/Icon(BookmarkFilled|DeviceMobileDown|StarFilled)\.mjs$/,
    priority: 2,
  },
  {
    // Icons that several screens share, a few hundred bytes each.
    name: "icons",
    test: /\/node_modules\/@tabler\/icons-react\/dist\/esm\/icons\//,
    minShareCount: 4,
    priority: 1,
  },
];
