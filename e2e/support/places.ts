// What each kind of member may see and do, made from what the product says of itself: the rules of the contract, the calls that
// each address stands on, the places of the rail. Whatever is added there is in it by itself.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@bandstand/contracts/endpoint";
import type { AccessRule } from "@bandstand/domain/access-rule";
import { letIn } from "@bandstand/domain/callers.fixture";
import type { APIRequestContext } from "@playwright/test";

const ROOT = join(import.meta.dirname, "../..");
const CONTRACTS = join(ROOT, "packages/contracts/src");
const ROUTES = join(ROOT, "apps/web/src/routes/_app/_shell");
const RAIL = join(ROOT, "apps/web/src/app/areas.ts");
const RECORDS = join(ROOT, "apps/web/src/records");

export type Rule = Pick<Endpoint, "access">;

export interface Place {
  /** As it stands in the rail, or the address with its parameters filled in. */
  name: string;
  /** Without each of these it is closed. */
  rules: readonly Rule[];
}

/** A record that no band has: whether an address is open does not hang on what stands there. */
const NOBODYS = "2000000000";

/** By the table that the server's tests go by as well. A rule that nobody has thought of fails the flow. */
export function isOpenTo(kind: string, { access }: Rule): boolean {
  const members = letIn(access);
  if (!members) throw new Error(`Nobody has said whom ${JSON.stringify(access)} lets in.`);
  return members.includes(kind);
}

/** Every call of the contract that the server answers. */
export async function allCalls(request: APIRequestContext): Promise<Endpoint[]> {
  const described = await request.get("/api/openapi.json");
  const { paths } = (await described.json()) as { paths: Record<string, object> };
  const calls = new Map<string, Endpoint>();
  for (const file of readdirSync(CONTRACTS)) {
    if (!file.endsWith(".ts") || /\.(test|fixture)\.ts$/.test(file)) continue;
    for (const value of Object.values(await contract(file.slice(0, -3))))
      if (isEndpoint(value) && value.method.toLowerCase() in (paths[value.path] ?? {}))
        calls.set(`${value.method} ${value.path}`, value);
  }
  if (calls.size === 0) throw new Error("The server describes no call of the contract.");
  return [...calls.values()];
}

/** Every address of the signed-in product, by the calls that its route names. */
export async function allAddresses(): Promise<Place[]> {
  const places: Place[] = [];
  for (const file of readdirSync(ROUTES)) {
    if (!file.endsWith(".tsx")) continue;
    const text = readFileSync(join(ROUTES, file), "utf8");
    const [, address] = /createFileRoute\("\/_app\/_shell([^"]+)"\)/.exec(text) ?? [];
    const [, calls] = /guarded\(\s*\{\s*place: "[^"]+",\s*calls: \[([^\]]*)\]/.exec(text) ?? [];
    if (address === undefined || calls === undefined)
      throw new Error(`The route ${file} does not say in its usual words what it stands on.`);
    const names = calls.split(",").map((name) => name.trim());
    const rules = await Promise.all(names.filter(Boolean).map((name) => callIn(text, name)));
    places.push({ name: address.replaceAll(/\$\w+/g, NOBODYS).replace(/\/$/, ""), rules });
  }
  return places;
}

/** The places of the rail, in its order. */
export async function railPlaces(): Promise<Place[]> {
  const text = readFileSync(RAIL, "utf8");
  const entries = [
    ...text.matchAll(
      /\bcall: (\w+|\{ access: \{[^}]*\} \}),(?:\s*\/\/.*)*\s*title: "([^"]+)"|\.\.\.(\w+_PLACE),/g,
    ),
  ];
  if (entries.length !== text.split("icon:").length - 1)
    throw new Error("A place of the rail does not say in the usual words whom it is for.");
  return Promise.all(
    entries.map(async ([, call = "", title = "", list]) => {
      if (list !== undefined) return placeOf(await listPlace(text, list));
      return {
        name: title,
        rules: [call.startsWith("{") ? ruleIn(call) : await callIn(text, call)],
      };
    }),
  );
}

const placeOf = ({ title, call }: { title: string; call: Rule }): Place => ({
  name: title,
  rules: [call],
});

/** The list of a kind of record, from the file that says it. */
async function listPlace(text: string, name: string) {
  const [, file = ""] =
    new RegExp(`import \\{ ${name} \\} from "[./]+/records/([\\w/-]+\\.ts)"`).exec(text) ?? [];
  const { [name]: list } = await moduleAt(join(RECORDS, file));
  if (!isObject(list) || typeof list.title !== "string" || !isObject(list.call))
    throw new Error(`${name} is no list that says whom it is for.`);
  const { title, call } = list;
  if (!isRule(call.access)) throw new Error(`${name} has no rule of access.`);
  return { title, call: { access: call.access } };
}

/** The call of this name, from the contract that the file takes it from; or a rule alone that the file has under it. */
async function callIn(text: string, name: string): Promise<Rule> {
  const [list, of] = name.split(".");
  if (list !== undefined && of === "call") return (await listPlace(text, list)).call;
  const [, rule] =
    new RegExp(`const ${name} = (\\{ access: \\{[^}]*\\} \\}) as const;`).exec(text) ?? [];
  if (rule !== undefined) return ruleIn(rule);
  for (const [, names = "", file = ""] of text.matchAll(
    /import \{([^}]*)\} from "@bandstand\/contracts\/([\w-]+)"/g,
  )) {
    const pair = names
      .split(",")
      .map((one) => one.trim().split(" as "))
      .find(([original = "", alias = original]) => alias === name);
    const call = pair?.[0] === undefined ? undefined : (await contract(file))[pair[0]];
    if (isEndpoint(call)) return call;
  }
  throw new Error(`${name} is no call of the contract.`);
}

/** Written out, where a call would bring its fields along. */
function ruleIn(text: string): Rule {
  const access: unknown = JSON.parse(
    text
      .replace(/^\{ access: (.*) \}$/, "$1")
      .replaceAll(/(\w+):/g, '"$1":')
      .replaceAll(/,\s*\}/g, "}"),
  );
  if (!isRule(access)) throw new Error(`${text} is no rule of access.`);
  return { access };
}

const contract = (file: string) => moduleAt(`@bandstand/contracts/${file}`);

function moduleAt(path: string): Promise<Record<string, unknown>> {
  return import(path);
}

function isEndpoint(value: unknown): value is Endpoint {
  return isObject(value) && typeof value.path === "string" && isRule(value.access);
}

function isRule(value: unknown): value is AccessRule {
  return isObject(value) && typeof value.kind === "string";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
