// Which packages reach whoever runs Bandstand: what the server needs, and what is bundled into the web.

export interface LockedPackage {
  readonly link?: boolean;
  /** The folder that a link leads to. */
  readonly resolved?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Folder in the repository, such as "node_modules/fastify", to what the lock file says of it. */
export type Lock = Readonly<Record<string, LockedPackage>>;

// The web is bundled from its development dependencies; these of them only build it.
const BUILDS_THE_WEB =
  /^(@types\/|vite$|vite-plugin-|@vitejs\/|@tanstack\/router-plugin$|oxc-|postcss)/;

/** The folder from which a file in `folder` would load a package: the nearest one upwards. */
function locate(lock: Lock, folder: string, name: string): string | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/")))) {
    const path = `${at === "" ? "" : `${at}/`}node_modules/${name}`;
    if (path in lock) return path;
    if (at === "") return undefined;
  }
}

/** Folders of every package that ships, sorted; our own packages are followed, by their links, but left out. */
export function shippedPackages(lock: Lock): string[] {
  const reached = new Set<string>();
  const visit = (folder: string) => {
    if (reached.has(folder)) return;
    reached.add(folder);
    const { link, resolved, dependencies, optionalDependencies, peerDependencies } =
      lock[folder] ?? {};
    if (link === true && resolved !== undefined) visit(resolved);
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(names)) follow(folder, name);
  };
  const follow = (folder: string, name: string) => {
    const found = locate(lock, folder, name);
    if (found !== undefined) visit(found);
  };
  for (const workspace of ["", "apps/server"]) visit(workspace);
  for (const name of Object.keys(lock["apps/web"]?.devDependencies ?? {})) {
    if (!BUILDS_THE_WEB.test(name)) follow("apps/web", name);
  }
  return [...reached]
    .filter((folder) => folder.includes("node_modules/") && !lock[folder]?.link)
    .toSorted();
}
