import { expect, test } from "vitest";
import { markHookless } from "./memoise-hooks.ts";

const marked = (code: string) => markHookless(code, "part.tsx");

test("a component without a hook is left as it is written", () => {
  expect(marked("export function Chip({ text }) { return <b>{text}</b>; }")).toBe(
    'export function Chip({ text }) {"use no memo"; return <b>{text}</b>; }',
  );
  expect(marked("const Chip = ({ text }) => { return <b>{text}</b>; };")).toBe(
    'const Chip = ({ text }) => {"use no memo"; return <b>{text}</b>; };',
  );
});

test("one that calls a hook is memoised, whatever stands beside it", () => {
  expect(
    marked(`function Clock() { const now = useNow(); return <Time at={now} />; }
function Time({ at }) { return <b>{at}</b>; }`),
  ).toBe(`function Clock() { const now = useNow(); return <Time at={now} />; }
function Time({ at }) {"use no memo"; return <b>{at}</b>; }`);
});

test.each([
  "const value = use(Context);",
  "const { useLoaderData: read } = Route; const data = Route.useLoaderData();",
])("a hook is known by its name: %s", (hook) => {
  const code = `function Page() { ${hook} return <p />; }`;
  expect(marked(code)).toBe(code);
});

test("a component may ask to be memoised", () => {
  const code = 'function Row() { "use memo"; return <p />; }';
  expect(marked(code)).toBe(code);
});

test("functions that are no components are the compiler's to judge", () => {
  const code = "function useWidth() { return 1; } const nameOf = (one) => { return one.name; };";
  expect(marked(code)).toBe(code);
});

test("a function within a component is its own", () => {
  const code =
    "function Page() { const x = useX(); const press = () => { go(x); }; return <p />; }";
  expect(marked(code)).toBe(code);
});
