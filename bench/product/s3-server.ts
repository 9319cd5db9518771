/** An S3 server in a process of its own, so that what it holds in memory is not counted as ours. */
import { startS3Server } from "../../apps/server/test/s3.ts";

const [, , directory = ""] = process.argv;
const { connection } = await startS3Server(directory);
process.stdout.write(`${connection.endpoint}\n`);
process.on("SIGTERM", () => process.exit(0));
