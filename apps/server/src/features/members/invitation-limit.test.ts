import { addMember, inviteMember, removeMember } from "@bandstand/contracts/members";
import { expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { testApi } from "../../../test/api.ts";

const { limits } = readConfig({});
const api = await testApi({ limits: { ...limits, invitationsPerMember: 2 } });

it("nobody's mailbox is filled by a band, though they are taken out and added again", async () => {
  const { token } = await api.newBand();
  const person = { forename: "Sam", surname: "Reed", instrument: "Bass", roleId: 1 };
  const bandUser = { ...person, email: "sam@example.org" };
  const add = () => api.call(addMember, { body: { bandUser, invite: true } }, token);
  const added = await add();
  const params = { id: String(added.answer.id) };
  expect((await api.call(inviteMember, { params }, token)).status).toBe(200);
  expect((await api.call(inviteMember, { params }, token)).status).toBe(429);
  await api.call(removeMember, { params }, token);
  expect((await add()).failure.message).toBe(
    "Too many attempts. Please wait a while and try again.",
  );
  const other = { ...person, email: "kit@example.org" };
  const another = await api.call(addMember, { body: { bandUser: other, invite: true } }, token);
  expect(another.status).toBe(201);
});
