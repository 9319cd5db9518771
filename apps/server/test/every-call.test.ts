/** What holds for every call that the server offers, read from its own description. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { describe, expect, it } from "vitest";
import { testApi } from "./api.ts";

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  enum?: string[];
}
interface Operation {
  description: string;
  security: unknown[];
  parameters: { name: string; in: "path" | "query"; schema: Schema }[];
  responses: Record<string, { content?: object }>;
  requestBody?: { content: { "application/json"?: { schema: Schema } } };
}
interface Call {
  name: string;
  method: string;
  path: string;
  operation: Operation;
  /** Of its JSON body. */
  schema: Schema | undefined;
}

const api = await testApi();
const { token } = await api.newBand();
const description = (await (await api.fetch("/api/openapi.json")).json()) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Failure: Schema } };
};

const calls: Call[] = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    operation,
    schema: operation.requestBody?.content["application/json"]?.schema,
  })),
);
const withBody = calls.filter(({ schema }) => schema !== undefined);
const withFields = withBody.filter(({ schema }) => schema?.properties !== undefined);
const reading = calls.filter(({ method }) => method === "GET");
/** Told to everybody alike, and by an identity where others go by an id. */
const isPublicBand = ({ path }: Call): boolean => /^\/pbands?(\/|$)/.test(path);
const openToAll = reading.filter(
  ({ path, operation }) => operation.security.length === 0 && !path.includes("{"),
);
const withoutHead = reading.filter(
  ({ operation }) => operation.security.length > 0 && !isFile(operation),
);
const withId = calls.filter((call) => call.path.includes("{id}") && !isPublicBand(call));

/** `id` stands for every parameter of the path that is not one of a few words. */
function addressOf({ path, operation }: Call, id: string): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === "path" && one.name === name);
    return parameter?.schema.enum?.[0] ?? id;
  })}`;
}

function isFile({ responses }: Operation): boolean {
  return "application/octet-stream" in (responses["200"]?.content ?? {});
}

/** Asks with the rights of an administrator. */
async function ask(
  call: Call,
  { id = "1", body, as = token }: { id?: string; body?: string; as?: string },
) {
  const { method } = call;
  const response = await api.fetch(addressOf(call, id), {
    method,
    token: as,
    ...(body !== undefined && { body, headers: { "content-type": "application/json" } }),
  });
  const { status, headers } = response;
  if (headers.get("content-type")?.startsWith("text/event-stream")) {
    // It ends after minutes, when its listener shall come again.
    await response.body?.cancel();
    return { status, text: "", headers };
  }
  return { status, text: await response.text(), headers };
}

/** What is answered to the head of a request with a body of so many bytes, of which none is sent. */
async function statusBeforeBody(call: Call, size: number): Promise<number | undefined> {
  const sending = request(api.url + addressOf(call, "1"), {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": size,
    },
  });
  sending.flushHeaders();
  const [response]: IncomingMessage[] = await once(sending, "response");
  sending.destroy();
  return response?.statusCode;
}

function pathsOf(text: string): string[] {
  const { fields = [] } = JSON.parse(text) as { fields?: { path: string }[] };
  return fields.map(({ path }) => path.split(".")[0] ?? "");
}

/** Something that no field with this schema takes. */
function ofAnotherType({ type, anyOf }: Schema): unknown {
  const types = [type, ...(anyOf ?? []).map((one) => one.type)].flat();
  return types.includes("object") ? 5 : { $gt: "" };
}

describe("every call", () => {
  it("is described", () => {
    expect(calls.length).toBeGreaterThan(20);
  });

  it.each(calls)("$name lists what it may answer", ({ method, path, operation }) => {
    const listed = Object.keys(operation.responses);
    const always = ["400", "500", "503"];
    const signedIn = operation.security.length > 0 ? ["401"] : [];
    const byRule = operation.description.includes("any") ? [] : ["403"];
    const sent = method === "GET" ? [] : ["408", "413", "415", "507"];
    const given = operation.parameters.length > 0 || operation.requestBody ? ["422"] : [];
    // A parameter may be longer than any that leads somewhere.
    const named = path.includes("{") ? ["404"] : [];
    const all = [...always, ...signedIn, ...byRule, ...sent, ...given, ...named];
    expect(listed).toEqual(expect.arrayContaining(all));
    expect(listed.filter((status) => status.startsWith("2"))).not.toEqual([]);
  });

  it.each([
    ["/register", ["201", "202"]],
    ["/bookmarks", ["200", "201"]],
    ["/bandusersong", ["200", "201"]],
    ["/signin", ["200"]],
  ])("POST %s lists each of its successes", (path, successes) => {
    const { responses } = description.paths[path]?.post ?? { responses: {} };
    const listed = Object.keys(responses).filter((status) => status.startsWith("2"));
    expect(listed).toEqual(successes);
  });

  it.each(calls.filter((call) => !isPublicBand(call)))(
    "$name gives nothing that others may keep",
    async (call) => {
      const own = await api.newBand();
      const { headers } = await ask(call, { id: "999999", as: own.token });
      expect(headers.get("cache-control")).toMatch(
        /^no-store(?:, no-transform)?$|^private, no-cache$/,
      );
    },
  );

  it("may be refused with details, each described", () => {
    const { details } = description.components.schemas.Failure.properties ?? {};
    const described = Object.keys(details?.properties ?? {});
    expect(described).toEqual(["changedBy", "changedAt", "limit", "setlists", "events", "towns"]);
  });

  it.each(withoutHead)(
    "$name cannot be made with HEAD, which would only throw away",
    async (call) => {
      const response = await api.fetch(addressOf(call, "1"), { method: "HEAD", token });
      expect(response.status).toBe(404);
    },
  );

  it.each(openToAll)("$name answers HEAD, for those who watch the server", async (call) => {
    const response = await api.fetch(addressOf(call, "1"), { method: "HEAD" });
    expect(response.status).toBe(200);
  });

  it.each(withFields)("$name refuses a field that it does not know: 422 there", async (call) => {
    const { status, text } = await ask(call, { body: '{"surprise": 1}' });
    expect(status).toBe(422);
    expect(pathsOf(text)).toContain("surprise");
  });

  it.each(withFields)("$name refuses values of another type: 422 at each field", async (call) => {
    const fields = Object.entries(call.schema?.properties ?? {});
    const wrong = fields.map(([name, schema]) => [name, ofAnotherType(schema)] as const);
    const { status, text } = await ask(call, { body: JSON.stringify(Object.fromEntries(wrong)) });
    expect(status).toBe(422);
    expect(new Set(pathsOf(text))).toEqual(new Set(fields.map(([name]) => name)));
  });

  it.each(withBody)("$name refuses what is no JSON (400) and other JSON (422)", async (call) => {
    expect((await ask(call, { body: '{"title": ' })).status).toBe(400);
    for (const body of ["null", "5", '"text"', "true"])
      expect((await ask(call, { body })).status).toBe(422);
  });

  it.each(withBody)("$name refuses forty megabytes before they come: 413", async (call) => {
    expect(await statusBeforeBody(call, 40 * 1024 * 1024)).toBe(413);
  });

  it.each(withId)("$name refuses an id that no record can have: 422", async (call) => {
    for (const id of ["0", "-1", "1.5", "1e3", "99999999999", "abc", "1;drop%20table"]) {
      const { status, text } = await ask(call, { id });
      expect([id, status, pathsOf(text)]).toEqual([id, 422, ["id"]]);
    }
  });
});
