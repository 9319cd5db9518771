/**
 * Parts a module of the contract into its calls and the shapes that its forms check by. A bundler never cuts a module in two:
 * a page that asks for the venues, as every page does ahead, would bring all that the form of a venue checks.
 */
import { type ESTree, parseSync } from "vite";

type Statement = ESTree.Program["body"][number];

/** The module with its calls alone exported; what of the rest they do not read falls away. */
export function callsOf(code: string, fileName: string): string {
  const statements = parse(code, fileName);
  const edits = statements
    .filter((statement) => isExport(statement) && !isCall(statement))
    .map(({ start }) => ({ start, end: start + "export".length, by: "" }));
  return edited(code, [...edits, ...statements.flatMap(evaluatedWhenRead)]);
}

/** @param from what the calls, which go, are imported from instead: their names stay */
export function shapesOf(code: string, fileName: string, from: string): string {
  const statements = parse(code, fileName);
  const calls = statements.filter(isCall);
  const shapes = edited(code, [
    ...calls.map(({ start, end }) => ({
      start,
      end,
      by: code.slice(start, end).replaceAll(/[^\n]/g, ""),
    })),
    ...statements.filter((statement) => !isCall(statement)).flatMap(evaluatedWhenRead),
  ]);
  if (calls.length === 0) return shapes;
  const names = calls
    .flatMap(declarators)
    .map(({ id }) => code.slice(id.start, id.end))
    .join(", ");
  return `${shapes}\nimport { ${names} } from ${JSON.stringify(from)};\nexport { ${names} };`;
}

const parse = (code: string, fileName: string): Statement[] =>
  parseSync(fileName, code).program.body;

const isExport = (statement: Statement): statement is ESTree.ExportNamedDeclaration =>
  statement.type === "ExportNamedDeclaration";

function declarators(statement: Statement): readonly ESTree.VariableDeclarator[] {
  const declaration = isExport(statement) ? statement.declaration : statement;
  return declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
}

const isCall = (statement: Statement): boolean =>
  isExport(statement) &&
  declarators(statement).some(
    ({ init }) =>
      init?.type === "CallExpression" &&
      init.callee.type === "Identifier" &&
      init.callee.name === "endpoint",
  );

interface Edit extends ESTree.Span {
  by: string;
}

/** Tells the bundler that nothing else happens when the value is made: no one reads it, so it goes. */
function evaluatedWhenRead(statement: Statement): Edit[] {
  return declarators(statement).flatMap(({ init }) =>
    init === null || init.type === "Literal" || init.type === "ArrowFunctionExpression"
      ? []
      : [
          { start: init.start, end: init.start, by: "/* @__PURE__ */ (() => (" },
          { start: init.end, end: init.end, by: "))()" },
        ],
  );
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end, by }) => left.slice(0, start) + by + left.slice(end), code);
