import { describe, expect, it } from "vitest";
import { signInReducer, startSignIn } from "./sign-in-steps.ts";

const email = "mira@band.example";
const requested = signInReducer(startSignIn({}), {
  type: "requested",
  email,
  said: "If this address has an account, a reset token is on its way to it.",
});

describe("the sign-in screen", () => {
  it("begins with signing in", () => {
    expect(startSignIn({})).toEqual({
      step: "initial",
      email: "",
      password: "",
      resetToken: "",
      said: null,
    });
  });

  it("knows the address that a link carries", () => {
    expect(startSignIn({ email })).toMatchObject({ step: "initial", email });
  });

  it("asks for a first password alone when the link of an invitation names the band", () => {
    expect(startSignIn({ email, reset: "token", band: "the-ardens" })).toMatchObject({
      step: "invited",
      email,
      resetToken: "token",
    });
    expect(startSignIn({ reset: "token", band: "the-ardens" }).step).toBe("requestSent");
  });

  it("asks for the new password when a mailed link carries the token", () => {
    expect(startSignIn({ email, reset: "token" })).toMatchObject({
      step: "requestSent",
      email,
      resetToken: "token",
    });
    expect(startSignIn({ reset: "" }).step).toBe("initial");
  });

  it("stays where it is when signing in fails", () => {
    const state = startSignIn({ email });
    expect(signInReducer(state, { type: "failed" })).toMatchObject({ step: "signinFailed", email });
  });

  it("shows the reset form once the token was asked for, with what the server said", () => {
    expect(requested).toMatchObject({
      step: "requestSent",
      email,
      said: expect.stringContaining("way to it") as unknown,
    });
  });

  it("returns to signing in by Cancel, with the address and without the token", () => {
    const state = startSignIn({ email, reset: "token" });
    expect(signInReducer(state, { type: "cancelled" })).toEqual(startSignIn({ email }));
  });

  it("returns to signing in with the new password filled in", () => {
    const action = { type: "reset", email, newPassword: "Amber2stage!", said: "Changed." } as const;
    expect(signInReducer(requested, action)).toEqual({
      step: "passwordReset",
      email,
      password: "Amber2stage!",
      resetToken: "",
      said: "Changed.",
    });
  });
});
