// A server process that does nothing but hold a database:
// `node server-process.fixture.ts <folder> <host name> <as nobody?> <folder of PostgreSQL's programs>`, all but the first
// optional. It says on a line when it is ready, and stops when its input ends.
import { namedAccounts, nobodyAmong, nobodyLauncher } from "./launcher.ts";
import { findInstalledPrograms, programsIn } from "./programs.ts";
import { startEmbeddedPostgres } from "./supervisor.ts";

const [folder = "", hostName = "", asNobody = "", programs = ""] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres(
  { folder, log: (message) => process.stderr.write(`${message}\n`) },
  {
    ...(hostName === "" ? {} : { hostName }),
    ...(asNobody === "" ? {} : { launcher: nobodyLauncher(nobodyAmong(await namedAccounts())) }),
    ...(programs === ""
      ? {}
      : { installed: { ...(await findInstalledPrograms()), programs: programsIn(programs) } }),
  },
);
const { connection, adopted, version } = postgres;
process.stdout.write(`${JSON.stringify({ connection, adopted, version })}\n`);
process.stdin.resume();
process.stdin.once("end", () => void postgres.stop());
