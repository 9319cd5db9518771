// A server process that does nothing but use a database:
// `node server-process.fixture.ts <data directory> <host name> <as nobody?> <folder of PostgreSQL's programs>`, all but the first
// optional. It says on a line when it is ready, and stops when its input ends.
import { namedAccounts, findNobody, nobodyLauncher } from "./programs/launcher.ts";
import { findInstalledPrograms, programsIn } from "./programs/installed-programs.ts";
import { startEmbeddedPostgres } from "./supervisor.ts";

const [dataDir = "", hostName = "", asNobody = "", programs = ""] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres(
  { dataDir, log: (message) => process.stderr.write(`${message}\n`) },
  {
    ...(hostName === "" ? {} : { hostName }),
    ...(asNobody === "" ? {} : { launcher: nobodyLauncher(findNobody(await namedAccounts())) }),
    ...(programs === ""
      ? {}
      : { installed: { ...(await findInstalledPrograms()), programs: programsIn(programs) } }),
  },
);
const { connection, adopted, version } = postgres;
process.stdout.write(`${JSON.stringify({ connection, adopted, version })}\n`);
process.stdin.resume();
process.stdin.once("end", () => void postgres.stop());
