/** The contract as OpenAPI 3.1, for people and programs that use the API without our client. */
import { type Endpoint, type EventStream, isEventStream } from "@bandstand/contracts/endpoint";
import { FAILURES } from "@bandstand/contracts/failure";
import { failureDetails } from "@bandstand/contracts/failure-details";
import type { AccessRule } from "@bandstand/domain/access-rule";
import * as z from "zod/mini";
import { failuresOf } from "./documented-answers.ts";
import { FORM_TYPES } from "./form-body.ts";

type JsonSchema = Record<string, unknown>;

/** The document of all features. `server` is the address of the API, for instance `/api`. */
export function openApiDocument(
  features: Record<string, { endpoints: Record<string, Endpoint> }>,
  about: { version: string; server: string },
): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [tag, { endpoints }] of Object.entries(features)) {
    for (const [operationId, endpoint] of Object.entries(endpoints)) {
      const path = (paths[endpoint.path] ??= {});
      path[endpoint.method.toLowerCase()] = operation(tag, operationId, endpoint);
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Bandstand", version: about.version },
    servers: [{ url: about.server }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Failure: failureSchema },
    },
  };
}

function operation(tag: string, operationId: string, endpoint: Endpoint): JsonSchema {
  const isPublic = endpoint.access.kind === "public";
  return {
    tags: [tag],
    operationId,
    summary: endpoint.summary,
    description: `Who may call it: ${accessInWords(endpoint.access)}.`,
    security: isPublic ? [] : [{ bearer: [] }],
    parameters: [...parameters("path", endpoint.params), ...parameters("query", endpoint.query)],
    ...(endpoint.body && { requestBody: requestBody(endpoint.body, endpoint.form) }),
    responses: responses(endpoint),
  };
}

function accessInWords(rule: AccessRule): string {
  switch (rule.kind) {
    case "public":
      return "anyone";
    case "signedIn":
      return "any signed-in member";
    case "read":
      return `members who may read ${rule.areas.join(" or ")}`;
    case "write":
      return `administrators and members who may write ${rule.areas.join(" or ")}`;
    case "writeOrBookings":
      return `administrators, bookings-enabled members, and members who may write ${rule.area}`;
    case "writeSomeOrBookings":
      return `administrators, bookings-enabled members, and members who may write ${rule.areas.join(" or ")}`;
    case "bookings":
      return "administrators and bookings-enabled members";
    case "readMoney":
      return "administrators, and members of the band who may read EV";
    case "writeMoney":
      return "administrators, and members of the band who may write EV or are bookings-enabled";
    case "administrator":
      return "administrators";
    case "superAdministrator":
      return "super administrators";
    default:
      return rule satisfies never;
  }
}

function parameters(place: "path" | "query", schema: z.ZodMiniType | undefined): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function requestBody(body: z.ZodMiniType | "upload", asForm = false): JsonSchema {
  if (body !== "upload") {
    const types = ["application/json", ...(asForm ? FORM_TYPES : [])];
    const content = { schema: jsonSchema(body, "input") };
    return { required: true, content: Object.fromEntries(types.map((type) => [type, content])) };
  }
  const file = { type: "string", format: "binary" };
  const schema = { type: "object", properties: { file }, required: ["file"] };
  return { required: true, content: { "multipart/form-data": { schema } } };
}

function responses(endpoint: Endpoint): JsonSchema {
  const byStatus = Map.groupBy(failuresOf(endpoint), (code) => FAILURES[code].status);
  const failures = [...byStatus].map(([status, group]): [number, JsonSchema] => [
    status,
    {
      description: group.map((code) => `\`${code}\`: ${FAILURES[code].message}`).join("\n\n"),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
    },
  ]);
  const others = (endpoint.alsoAnswers ?? []).map(
    ({ status, when, answer = endpoint.answer }): [number, JsonSchema] => [
      status,
      success(answer, when),
    ],
  );
  return {
    [endpoint.status ?? 200]: success(endpoint.answer),
    ...Object.fromEntries<JsonSchema>(others),
    ...(endpoint.revalidate && { 304: { description: "Nothing has changed since" } }),
    ...Object.fromEntries<JsonSchema>(failures),
  };
}

function success(answer: Endpoint["answer"], description = "Done"): JsonSchema {
  if (answer === undefined) return { description };
  if (answer === "file") {
    return { description: "The bytes", content: { "application/octet-stream": {} } };
  }
  if (isEventStream(answer)) {
    const schema = eventSchema(answer);
    return { description: "Events, as they happen", content: { "text/event-stream": { schema } } };
  }
  const schema = jsonSchema(answer, "output");
  return { description, content: { "application/json": { schema } } };
}

/** Of one event: its name, and the JSON that its data holds. */
function eventSchema({ events }: EventStream): JsonSchema {
  return {
    oneOf: Object.entries(events).map(([name, data]) => ({
      type: "object",
      required: ["event", "data"],
      properties: {
        event: { const: name },
        data: {
          type: "string",
          contentMediaType: "application/json",
          contentSchema: jsonSchema(data, "output"),
        },
      },
    })),
  };
}

function jsonSchema(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

const failureSchema: JsonSchema = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { enum: Object.keys(FAILURES) },
    message: { type: "string" },
    fields: {
      type: "array",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
    details: jsonSchema(failureDetails, "output"),
    reference: { type: "string" },
  },
};
