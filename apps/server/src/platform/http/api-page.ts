/** The OpenAPI document at `/api/openapi.json` and a page to read and try it at `/api/docs`. */
import { createRequire } from "node:module";
import { dirname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

const PAGE = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bandstand API</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
<script src="/api/docs/assets/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body><main id="api"></main></body>
</html>`;

const START = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#api", deepLinking: true });`;

/** The document is made when it is first asked for, which on most servers is never. */
export async function serveApiPage(app: FastifyInstance, document: () => object): Promise<void> {
  let json: string | undefined;
  app.get("/api/openapi.json", async (_request, reply) => {
    json ??= JSON.stringify(document());
    return reply.header("content-type", "application/json; charset=utf-8").send(json);
  });
  app.get("/api/docs", async (_request, reply) =>
    reply.header("content-type", "text/html; charset=utf-8").send(PAGE),
  );
  app.get("/api/docs/start.js", async (_request, reply) =>
    reply.header("content-type", "text/javascript; charset=utf-8").send(START),
  );
  await app.register(fastifyStatic, {
    root: SWAGGER_UI,
    prefix: "/api/docs/assets/",
    index: false,
    decorateReply: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle\.js|\.css)$/.test(path),
  });
}
