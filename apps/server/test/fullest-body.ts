/** The largest body that a schema takes, as somebody might really send it: every text full, every list as long as it may be. */
import * as z from "zod/mini";

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
}

/** Texts up to so many characters are names and notes, which a band may write in any script: three bytes a character. */
const SHORT = 200;

export function fullestBody(schema: z.ZodMiniType): unknown {
  return fullest(jsonSchema(schema));
}

/** The fields of an object, whatever else the schema takes; none of anything but an object. */
export function fieldNames(schema: z.ZodMiniType): string[] {
  const { properties, anyOf = [] } = jsonSchema(schema);
  return [properties, ...anyOf.map((one) => one.properties)].flatMap((one) =>
    Object.keys(one ?? {}),
  );
}

function jsonSchema(schema: z.ZodMiniType): Schema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
}

function fullest(schema: Schema): unknown {
  const { anyOf, type, properties = {}, items, maxItems = 0 } = schema;
  if (anyOf) return longest(anyOf.map(fullest));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return longest(schema.enum);
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, fullest(property)]),
      );
    case "array":
      return Array.from({ length: maxItems }, () => fullest(items ?? {}));
    case "string":
      return fullText(schema);
    case "number":
    case "integer":
      return schema.maximum ?? Number.MAX_SAFE_INTEGER;
    case "boolean":
      return false;
    default:
      return null;
  }
}

const LINE = "Some words of a song.\n";

/** Without a limit of its own: a date, an id of letters. Long ones are lyrics and charts, whose lines end. */
function fullText({ pattern, maxLength = 36 }: Schema): string {
  if (pattern !== undefined) return "A".repeat(maxLength);
  if (maxLength <= SHORT) return "字".repeat(maxLength);
  return LINE.repeat(Math.ceil(maxLength / LINE.length)).slice(0, maxLength);
}

function longest(values: readonly unknown[]): unknown {
  const [first] = values.toSorted(
    (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
  );
  return first;
}
