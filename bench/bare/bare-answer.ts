/** The least that gives an answer: the text that it was told to fetch once, and nothing asked. */
import { fastify } from "fastify";

const [, , url = "", body = ""] = process.argv;
const headers = { "content-type": "application/json" };
const first = await fetch(url, { method: "POST", headers, body });
if (!first.ok) throw new Error(`${url} answered ${first.status}.`);
const text = await first.text();
const app = fastify();

app.post("/answer", (_request, reply) => reply.type("application/json").send(text));

process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
process.on("SIGTERM", () => process.exit(0));
