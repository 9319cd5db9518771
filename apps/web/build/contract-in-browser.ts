/**
 * Leaves out of the browser's build what only the server reads of a call: how a request is checked, what it answers and how
 * it fails, and the words for people who read the API. A page that asks a call for its rights alone would bring the
 * schemas of everything that the call answers.
 */
import type { Endpoint } from "@bandstand/contracts/endpoint";
import { basename } from "node:path";
import { type ESTree, parseSync, type Plugin, Visitor } from "vite";
import { callsOf, shapesOf } from "./contract-halves.ts";

const SERVERS = new Set<string>([
  "summary",
  "status",
  "alsoAnswers",
  "params",
  "query",
  "body",
  "form",
  "revalidate",
  "changesDaily",
  "maxBody",
  "maxValues",
  "failures",
] satisfies (keyof Endpoint)[]);

export function contractInBrowser(): Plugin {
  return {
    name: "bandstand:contract-in-browser",
    enforce: "pre",
    transform: {
      filter: { id: /\/packages\/contracts\/src\/[^/]+\.ts(\?calls)?$/ },
      handler(code, id) {
        const [path = id, calls] = id.split("?");
        const left = forBrowser(code, path);
        return {
          code:
            calls === undefined
              ? shapesOf(left, path, `./${basename(path)}?calls`)
              : callsOf(left, path),
          map: null,
          moduleSideEffects: false,
        };
      },
    },
  };
}

/**
 * @param code of a module that declares calls
 * @returns the same with blanks for what goes, so that every line stays where it was
 */
export function forBrowser(code: string, fileName: string): string {
  let left = code;
  const replace = ({ start, end }: ESTree.Span, by: string): void => {
    const blank = code.slice(start, end).replaceAll(/[^\n]/g, " ");
    left = left.slice(0, start) + by + blank.slice(by.length) + left.slice(end);
  };
  const declaration = new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== "Identifier" || callee.name !== "endpoint") return;
      if (definition?.type !== "ObjectExpression")
        throw new Error(`${fileName} declares a call by what is not written out there`);
      for (const part of definition.properties) {
        const name = part.type === "Property" && part.key.type === "Identifier" && part.key.name;
        if (name === false) throw new Error(`${fileName} declares a call by parts without a name`);
        if (SERVERS.has(name)) replace({ start: part.start, end: endOf(part, code) }, "");
        if (name === "answer" && isSchema(part.value)) replace(part, "answer:{}");
      }
    },
  });
  declaration.visit(parseSync(fileName, code).program);
  return left;
}

/** With the comma that follows. */
function endOf({ end }: ESTree.Span, code: string): number {
  return code[end] === "," ? end + 1 : end;
}

/** Of an answer that is bytes or events the client reads which of the two it is. */
function isSchema(value: ESTree.Expression): boolean {
  return value.type !== "Literal" && value.type !== "ObjectExpression";
}
