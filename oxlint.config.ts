import { defineConfig } from "oxlint";
import { layers } from "./scripts/lint/layers.ts";

const UNTYPED = {
  "typescript/no-unsafe-argument": "off",
  "typescript/no-unsafe-assignment": "off",
  "typescript/no-unsafe-call": "off",
  "typescript/no-unsafe-member-access": "off",
  "typescript/no-unsafe-return": "off",
} as const;

/** They give up after a second, whatever the projects' time-outs say. */
const IMPATIENT = ["waitFor", "waitUntil"].map((property) => ({
  object: "vi",
  property,
  message: "Wait with expect.poll.",
}));

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "promise", "node", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  ignorePatterns: ["**/dist/**", "**/*.gen.ts", "apps/server/migrations/**"],
  rules: {
    // Off: they find more noise than faults in this code.
    "eslint/no-await-in-loop": "off",
    "eslint/no-shadow": "off",
    "eslint/no-underscore-dangle": "off",
    "import/no-named-as-default-member": "off",
    "oxc/no-map-spread": "off",
    "promise/always-return": "off",
    "typescript/consistent-return": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "unicorn/consistent-function-scoping": "off",
    "typescript/unbound-method": "off",
    "unicorn/no-array-reverse": "off",
    "unicorn/no-array-sort": "off",
    "vitest/expect-expect": "off",
    "vitest/no-conditional-expect": "off",
    "vitest/no-standalone-expect": "off",
    "vitest/require-mock-type-parameters": "off",
    "vitest/require-to-throw-message": "off",
    "unicorn/require-post-message-target-origin": "off",

    // A file: small, one manner of export, imports that say where they go.
    "eslint/max-lines": ["error", { max: 300 }],
    "import/extensions": ["error", "ignorePackages", { checkTypeImports: true }],
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "import/no-duplicates": "error",
    "import/no-mutable-exports": "error",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css", "@fontsource-variable/*"] }],
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "unicorn/prefer-node-protocol": "error",

    // Types are earned, not asserted.
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-exports": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-import-type-side-effects": "error",
    "typescript/no-misused-spread": ["error", { allow: ["string"] }],
    "typescript/no-namespace": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-function-type": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/switch-exhaustiveness-check": [
      "error",
      { considerDefaultExhaustiveForUnions: true },
    ],

    // Promises are awaited, and what is thrown is an error.
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "typescript/only-throw-error": "error",
    "typescript/prefer-promise-reject-errors": "error",
    "typescript/restrict-plus-operands": "error",
    "typescript/restrict-template-expressions": [
      "error",
      { allowNumber: true, allow: ["URL", "URLSearchParams"] },
    ],
    "typescript/return-await": ["error", "error-handling-correctness-only"],

    // Habits.
    "eslint/eqeqeq": "error",
    "eslint/no-alert": "error",
    "eslint/no-console": "error",
    "eslint/no-else-return": "error",
    "eslint/no-new-func": "error",
    "eslint/no-param-reassign": "error",
    "eslint/no-restricted-properties": ["error", ...IMPATIENT],
    "eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "eslint/no-var": "error",
    "eslint/no-warning-comments": "error",
    "eslint/object-shorthand": "error",
    "eslint/prefer-const": "error",
    "node/no-process-env": "error",
    "typescript/no-deprecated": "error",
    "typescript/prefer-includes": "error",
    "typescript/prefer-nullish-coalescing": "error",
    "typescript/prefer-optional-chain": "error",
    "unicorn/prefer-at": "error",
    "vitest/no-disabled-tests": "error",
    "vitest/no-focused-tests": "error",
  },
  overrides: [
    ...layers,
    {
      files: ["packages/domain/src/**"],
      rules: {
        "eslint/no-restricted-properties": [
          "error",
          ...IMPATIENT,
          { object: "Date", property: "now", message: "Time is an argument." },
          { object: "Math", property: "random", message: "Randomness is an argument." },
        ],
      },
    },
    {
      files: ["apps/web/**/*.tsx"],
      plugins: ["react", "jsx-a11y"],
      rules: {
        "react/button-has-type": "error",
        "react/exhaustive-effect-dependencies": "off",
        "react/jsx-no-target-blank": "error",
        "react/no-danger": "error",
        "react/no-unstable-nested-components": ["error", { allowAsProps: true }],
        "react/react-in-jsx-scope": "off",
        // It takes an object that carries a ref for a ref.
        "react/refs": "off",
        // Dialogs place the focus, files are dropped on areas, and the captions of a recording are its lyrics.
        "jsx-a11y/media-has-caption": "off",
        "jsx-a11y/no-autofocus": "off",
        "jsx-a11y/no-noninteractive-element-interactions": "off",
        "jsx-a11y/prefer-tag-over-role": "off",
      },
    },
    {
      // The program hands its environment to the configuration, and nobody else sees it.
      files: ["apps/server/src/main.ts"],
      rules: { "node/no-process-env": "off" },
    },
    {
      files: ["scripts/**", "bench/**", "e2e/**", "**/*.config.ts"],
      rules: { "eslint/no-console": "off", "node/no-process-env": "off" },
    },
    {
      // The tool reads the default export, and some plugins come without types.
      files: ["**/*.config.{ts,mjs}"],
      rules: { "import/no-default-export": "off", ...UNTYPED },
    },
    {
      // The file is named by the address it serves.
      files: ["apps/web/src/routes/**"],
      rules: { "unicorn/filename-case": "off" },
    },
    {
      // Matchers such as expect.any() are of type any.
      files: ["**/*.test.ts", "**/*.test.tsx"],
      rules: { "typescript/no-unsafe-assignment": "off" },
    },
    {
      // Plain JavaScript: it runs before anything is installed.
      files: ["**/*.mjs"],
      rules: UNTYPED,
    },
  ],
});
