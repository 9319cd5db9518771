/** A Fastify with nothing in it. */
import { fastify } from "fastify";

const app = fastify();
app.get("/api/health", async () => ({ status: "ok" }));
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
process.on("SIGTERM", () => process.exit(0));
