import {
  addExpense,
  deleteExpense,
  MOST_EXPENSES,
  saveExpense,
} from "@bandstand/contracts/event-money";
import { deleteEvent } from "@bandstand/contracts/events";
import { removeMember } from "@bandstand/contracts/members";
import { describe, expect, it, onTestFinished } from "vitest";
import { testApi } from "../../../test/api.ts";
import { listen } from "../../../test/event-stream.ts";
import { newEvent } from "../../../test/events.ts";
import { sendPaper } from "../../../test/papers.ts";
import { DIESEL, paidGig } from "./money.fixture.ts";

const api = await testApi();

const ofExpense = (id: number | undefined) => ({ id: String(id) });

describe("an expense of an event", () => {
  it("is added with what it was, who paid it and when, and told by day", async () => {
    const { add, read, member, event } = await paidGig(api);
    const joss = await member("Joss");
    await add({ title: "Van hire", amount: 84, day: "2027-09-19", bandUserId: joss.bandUserId });
    const added = await add();
    expect(added.status).toBe(201);
    const { answer } = await read(joss.token);
    expect(answer).toEqual(added.answer);
    expect(answer.eventId).toBe(event.id);
    expect(answer.expenses).toEqual([
      { ...DIESEL, id: expect.any(Number), ofKitty: true, Document: null },
      {
        id: expect.any(Number),
        title: "Van hire",
        amount: 84,
        day: "2027-09-19",
        bandUserId: joss.bandUserId,
        ofKitty: false,
        Document: null,
      },
    ]);
  });

  it("is changed field by field, and deleted", async () => {
    const { add, read, own, token } = await paidGig(api);
    const [expense] = (await add({ bandUserId: own })).answer.expenses;
    const params = ofExpense(expense?.id);
    const saved = await api.call(saveExpense, { params, body: { amount: 40 } }, token);
    expect(saved.answer.expenses).toEqual([{ ...expense, amount: 40 }]);
    const paid = await api.call(saveExpense, { params, body: { bandUserId: null } }, token);
    expect(paid.answer.expenses).toMatchObject([{ amount: 40, bandUserId: null, ofKitty: true }]);
    expect((await api.call(deleteExpense, { params }, token)).status).toBe(204);
    expect((await read()).answer.expenses).toEqual([]);
    const again = await api.call(deleteExpense, { params }, token);
    expect(again.failure.code).toBe("expense_not_found");
  });

  it.each([
    [{ title: " " }, "title", "Please enter a value"],
    [{ title: "x".repeat(121) }, "title", "At most 120 characters"],
    [{ amount: 0 }, "amount", "From 0.01 to 100000"],
    [{ amount: -5 }, "amount", "From 0.01 to 100000"],
    [{ amount: 1e12 }, "amount", "From 0.01 to 100000"],
    [{ amount: 1.005 }, "amount", "At most two decimals"],
    [{ day: "2027-02-30" }, "day", expect.any(String)],
    [{ bandUserId: 2_000_000_000 }, "bandUserId", "This member does not exist"],
    [{ documentId: 2_000_000_000 }, "documentId", "This document is not one of the event’s"],
  ])("is none with %j", async (wrong, path, message) => {
    const { add, read } = await paidGig(api);
    const { status, failure } = await add(wrong);
    expect(status).toBe(422);
    expect(failure.fields).toEqual([{ path, message }]);
    expect((await read()).answer.expenses).toEqual([]);
  });

  it("has room for a hundred beside it, and no more", async () => {
    const { add, read, event, bandId } = await paidGig(api);
    await api.asSuperuser(
      `insert into bandstand.event_expenses (band_id, event_id, title, amount, day, of_kitty)
       select $1, $2, 'Toll', 1, '2027-09-18', true from generate_series(1, $3)`,
      [bandId, event.id, MOST_EXPENSES - 1],
    );
    expect((await add()).status).toBe(201);
    expect((await add()).failure).toMatchObject({
      code: "limit_reached",
      message: "An event has 100 expenses at most.",
    });
    expect((await read()).answer.expenses).toHaveLength(MOST_EXPENSES);
  });

  it("is neither told to nor taken from who is not told what events pay", async () => {
    const { add, read, manager } = await paidGig(api);
    await add();
    const theo = await manager();
    expect((await read(theo.token)).failure.code).toBe("no_right");
    expect((await add({}, theo.token)).failure.code).toBe("no_right");
  });

  it("is read, and not changed, by a member of the band who does not edit events", async () => {
    const { add, read, member } = await paidGig(api);
    const [expense] = (await add()).answer.expenses;
    const { token } = await member("Joss");
    const saved = { params: ofExpense(expense?.id), body: { amount: 1 } };
    expect((await api.call(saveExpense, saved, token)).failure.code).toBe("no_right");
    expect((await read(token)).answer.expenses).toEqual([expense]);
  });

  it("stays somebody’s once the member is gone, and goes with its event", async () => {
    const { add, read, member, token, params } = await paidGig(api);
    const { bandUserId } = await member("Joss");
    await add({ bandUserId });
    await api.call(removeMember, { params: { id: String(bandUserId) } }, token);
    expect((await read()).answer.expenses).toMatchObject([{ bandUserId: null, ofKitty: false }]);
    await api.call(deleteEvent, { params }, token);
    expect((await add()).failure.code).toBe("event_not_found");
  });

  it("is heard of by who has the event open", async () => {
    const { add, event, token } = await paidGig(api);
    const stream = await listen(`${api.url}/api/event/${event.id}/live`, token);
    onTestFinished(() => stream.leave());
    expect((await stream.next()).event).toBe("opened");
    await add();
    let told = await stream.next();
    while (told.event === "presence") told = await stream.next();
    expect(told.event).toBe("remarked");
  });
});

describe("a receipt", () => {
  const roleOfMembers = async () => {
    const [role] = await api.asSuperuser<{ id: number }>(
      "select id from bandstand.roles where tag = 'M'",
    );
    return String(role?.id);
  };

  async function withReceipt() {
    const gig = await paidGig(api);
    const { document } = await sendPaper(api, {
      token: gig.token,
      fields: { title: "Receipt", eventId: gig.params.id, roleId: await roleOfMembers() },
    });
    const added = await gig.add({ documentId: document.id });
    return { ...gig, document, added };
  }

  it("is a document of the event, which stays when the expense goes", async () => {
    const { added, document, token, add } = await withReceipt();
    const [expense] = added.answer.expenses;
    expect(expense?.Document).toEqual({ id: document.id, title: "Receipt" });
    await api.call(deleteExpense, { params: ofExpense(expense?.id) }, token);
    const again = await add({ documentId: document.id });
    expect(again.answer.expenses).toMatchObject([{ Document: { id: document.id } }]);
  });

  it("is told with its expense to members of the band alone", async () => {
    const { read, member, document } = await withReceipt();
    const { token } = await member("Joss");
    expect((await read(token)).answer.expenses).toMatchObject([{ Document: { id: document.id } }]);
  });

  it("is none that hangs on another event", async () => {
    const { add, token, document } = await withReceipt();
    const other = await newEvent(api, token);
    const { failure } = await api.call(
      addExpense,
      {
        params: { id: String(other.id) },
        body: { ...DIESEL, documentId: document.id },
      },
      token,
    );
    expect(failure.fields).toMatchObject([{ path: "documentId" }]);
    expect((await add()).status).toBe(201);
  });
});
