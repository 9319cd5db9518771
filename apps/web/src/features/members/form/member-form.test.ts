import { defaultPrivileges } from "@bandstand/domain/roles";
import { describe, expect, it } from "vitest";
import { memberWith } from "../../../lib/session/band-user.fixture.ts";
import { validate } from "../../../ui/form-frame/validate.ts";
import { answered } from "./email-check.ts";
import { addOf, changesRights, saveOf } from "./member-body.ts";
import { addMemberForm, editedMember, editMemberForm, newMember } from "./member-form-schema.ts";

const email = "kit@band.example";
const somebodyNew = answered(email, null);
const account = answered(email, {
  id: 7,
  forename: "Kit",
  surname: null,
  mainInstrument: null,
  bandUserId: null,
});
const filledIn = {
  ...newMember(true),
  ...defaultPrivileges("M"),
  email,
  nickname: "Kit",
  instrument: "Drums",
  roleId: 1,
};

describe("the form of a new member", () => {
  it("asks for an address that was checked before anything else", () => {
    expect(validate(addMemberForm(null), filledIn)).toMatchObject({
      valid: false,
      messages: {
        check: "Please check the email address first by clicking the check button.",
      },
    });
  });

  it("asks for the name of who has no account", () => {
    const values = { ...filledIn, check: somebodyNew };
    expect(validate(addMemberForm(somebodyNew), values)).toEqual({
      valid: false,
      messages: { forename: "Please enter a value", surname: "Please enter a value" },
    });
  });

  it("asks for nickname, instrument and role of everybody, and for no name of who has one", () => {
    const values = { ...newMember(false), email, check: account };
    expect(validate(addMemberForm(account), values)).toEqual({
      valid: false,
      messages: {
        nickname: "Please enter a value",
        instrument: "Please enter a value",
        roleId: "Please enter a value",
      },
    });
  });

  it.each([
    ["Kit@Büro.example", "Invalid email address format"],
    [`${"k".repeat(50)}@band.example`, "At most 60 characters"],
  ])("refuses %s", (wrong, said) => {
    const values = { ...filledIn, check: account, email: wrong };
    expect(validate(addMemberForm(account), values)).toEqual({
      valid: false,
      messages: { email: said },
    });
  });

  it("refuses a nickname of 16 emojis, which is longer than it looks", () => {
    const values = { ...filledIn, check: account, nickname: "🎸".repeat(16) };
    expect(validate(addMemberForm(account), values)).toMatchObject({
      messages: { nickname: "At most 15 characters" },
    });
  });

  it("sends the account of somebody new alone, and always every option", () => {
    const { menus } = memberWith({ SO: "R", EV: "W" });
    const send = (check: typeof account) => {
      const forms = { ...filledIn, forename: "Kit", surname: "Hollis", check };
      const checked = validate(addMemberForm(check), forms);
      return checked.valid ? addOf(checked.output, menus) : null;
    };
    expect(send(somebodyNew)?.bandUser).toMatchObject({ email, forename: "Kit" });
    expect(send(account)).toMatchObject({ bandUser: { email, nickname: "Kit" }, invite: true });
    expect(send(account)?.bandUser).not.toHaveProperty("forename");
    expect(send(account)?.bandUser).not.toHaveProperty("check");
    expect(send(account)?.bandUserMenuOptions).toMatchObject([{ priv: "R" }, { priv: "R" }]);
  });
});

describe("the form of a member", () => {
  const member = memberWith({ SO: "R", EV: "W" });

  it("has their rights as fields, and is good as it comes", () => {
    const edited = editedMember(member);
    expect([edited.SO, edited.EV, edited.FL]).toEqual(["R", "W", "H"]);
    expect(validate(editMemberForm, edited).valid).toBe(true);
  });

  it("sends changed options by their ids, beside changed fields", () => {
    const options = member.menus.flatMap(({ MenuOptions }) => MenuOptions);
    const songs = options.find(({ tag }) => tag === "SO");
    const updatedAt = "2026-11-20T13:30:00.000Z";
    expect(saveOf({ SO: "W", nickname: "Kit", updatedAt }, member.menus)).toMatchObject({
      bandUser: { nickname: "Kit", updatedAt },
      bandUserMenuOptions: [{ menuOptionId: songs?.id, priv: "W" }],
    });
    expect(saveOf({ nickname: "Kit" }, member.menus)).toEqual({ bandUser: { nickname: "Kit" } });
  });

  it("tells of new rights only where there are some", () => {
    expect(changesRights({ nickname: "Kit" })).toBe(false);
    expect(changesRights({ nickname: "Kit", SO: "W" })).toBe(true);
    expect(changesRights({ roleId: 3 })).toBe(true);
  });
});
