/** Asks the server whose address it is; an answer about one that was changed meanwhile is passed over. */
import { memberEmail } from "@bandstand/contracts/account-fields";
import { Failure } from "@bandstand/contracts/failure";
import { findUser } from "@bandstand/contracts/members";
import { normaliseEmail } from "@bandstand/domain/registration";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import type { Client } from "../../../lib/http/client.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import type { RecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { describeError } from "../../../ui/states/describe-error.ts";
import { followed } from "./band-names.ts";
import { afterTyping, answered, type CheckedEmail, type EmailCheck } from "./email-check.ts";
import type { AddMemberForm } from "./member-form-schema.ts";

export interface EmailChecking {
  isChecking: boolean;
  /** Why nothing is known of it, though it was asked for. */
  problem: string | null;
  check: () => Promise<void>;
  type: (email: string) => void;
}

export function useEmailCheck(form: RecordForm<AddMemberForm>): EmailChecking {
  const { client } = useServices();
  const [asked, ask] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });

  function take(next: EmailCheck): void {
    const { set, values } = latest.current;
    const names = followed(values, values.check, next);
    set("check", next);
    set("nickname", names.nickname);
    set("instrument", names.instrument);
  }

  async function check(): Promise<void> {
    const field = form.field("email");
    const { data: email } = z.safeParse(memberEmail, form.values.email);
    field.onBlur();
    if (email === undefined || asked === email) return;
    form.set("email", email);
    ask(email);
    setProblem(null);
    try {
      const found = await find(client, email);
      if (normaliseEmail(latest.current.values.email) === email) take(found);
    } catch (error) {
      setProblem(describeError(error).message);
    }
    ask((now) => (now === email ? null : now));
  }

  function type(email: string): void {
    const { values, field } = latest.current;
    const next = afterTyping(values.check, email);
    field("email").set(email);
    setProblem(null);
    ask(null);
    if (next !== values.check) take(next);
  }

  return { isChecking: asked !== null, problem, check, type };
}

async function find(client: Client, email: string): Promise<CheckedEmail> {
  try {
    return answered(email, await client.call(findUser, { body: { email } }));
  } catch (error) {
    if (error instanceof Failure && error.code === "user_not_found") return answered(email, null);
    throw error;
  }
}
