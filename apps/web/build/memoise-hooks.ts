/**
 * Keeps the React Compiler to functions that call a hook. Those are drawn anew by themselves, hold state and take effects: what
 * they remember spares what they draw. A component without one is drawn with its parent, and the parent passes it over
 * already where nothing has changed; remembering it once more doubles its code.
 */
import { type ESTree, parseSync, type Plugin, Visitor } from "vite";

const HOOK = /^use(?![a-z])/;
const COMPONENT = /^[A-Z]/;
const WANTED = "use memo";
const LEFT = '"use no memo";';

/** Around the compiler: marks what it shall leave as it is, and takes the marks away again. */
export function memoiseHooks(): Plugin[] {
  const filter = { id: /\/apps\/web\/src\/.*\.tsx(\?.*)?$/ };
  return [
    {
      name: "bandstand:mark-hookless",
      enforce: "pre",
      transform: {
        filter,
        handler: (code, id) => ({ code: markHookless(code, id.replace(/\?.*/, "")), map: null }),
      },
    },
    {
      name: "bandstand:unmark-hookless",
      transform: { filter, handler: (code) => ({ code: code.replaceAll(LEFT, ""), map: null }) },
    },
  ];
}

interface Scope {
  /** Where its body begins, of a component with a body of statements. */
  start: number | null;
  usesHooks: boolean;
}

/** @returns the code with a mark in each component that calls no hook, and every line where it was */
export function markHookless(code: string, fileName: string): string {
  const scopes: Scope[] = [];
  const marked: number[] = [];
  let named: string | undefined;

  function enter({ id, body }: ESTree.Function | ESTree.ArrowFunctionExpression): void {
    const isComponent = COMPONENT.test(id?.name ?? named ?? "");
    const start = isComponent && body?.type === "BlockStatement" ? body.start + 1 : null;
    named = undefined;
    scopes.push({ start, usesHooks: false });
  }

  function exit(): void {
    const { start = null, usesHooks = false } = scopes.pop() ?? {};
    if (start !== null && !usesHooks) marked.push(start);
  }

  function findHook(name: string): void {
    const scope = scopes.at(-1);
    if (scope && HOOK.test(name)) scope.usesHooks = true;
  }

  new Visitor({
    VariableDeclarator({ id, init }) {
      named =
        id.type === "Identifier" && init?.type === "ArrowFunctionExpression" ? id.name : undefined;
    },
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": exit,
    FunctionExpression: enter,
    "FunctionExpression:exit": exit,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": exit,
    CallExpression({ callee }) {
      if (callee.type === "Identifier") findHook(callee.name);
      if (callee.type === "MemberExpression" && callee.property.type === "Identifier")
        findHook(callee.property.name);
    },
    ExpressionStatement({ directive }) {
      const scope = scopes.at(-1);
      if (scope && directive === WANTED) scope.usesHooks = true;
    },
  }).visit(parseSync(fileName, code).program);

  return marked
    .toSorted((one, other) => other - one)
    .reduce((text, at) => text.slice(0, at) + LEFT + text.slice(at), code);
}
