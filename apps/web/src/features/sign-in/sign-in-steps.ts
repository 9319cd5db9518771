/** The steps of the sign-in screen: signing in, and from there asking for a reset token and using it. */

export type SignInStep =
  | "initial"
  | "signinFailed"
  /** A mailed invitation was opened, whose account has no password yet. */
  | "invited"
  /** A reset token is on its way: the form asks for it. */
  | "requestSent"
  /** The new password is set, and filled in: one press signs in. */
  | "passwordReset";

export interface SignInState {
  step: SignInStep;
  email: string;
  password: string;
  resetToken: string;
  /** What the server said of the step before. */
  said: string | null;
}

export type SignInAction =
  | { type: "failed" }
  | { type: "requested"; email: string; said: string }
  | { type: "cancelled" }
  | { type: "reset"; email: string; newPassword: string; said: string };

/** @param link what the address of the page carries; with a reset token it opens the reset form, with a band besides it invites */
export function startSignIn(link: { email?: string; reset?: string; band?: string }): SignInState {
  const hasToken = link.reset !== undefined && link.reset !== "";
  const isInvited = hasToken && link.email !== undefined && link.band !== undefined;
  return {
    step: isInvited ? "invited" : hasToken ? "requestSent" : "initial",
    email: link.email ?? "",
    password: "",
    resetToken: link.reset ?? "",
    said: null,
  };
}

export function signInReducer(state: SignInState, action: SignInAction): SignInState {
  switch (action.type) {
    case "failed":
      return { ...state, step: "signinFailed", said: null };
    case "requested":
      return { ...state, step: "requestSent", email: action.email, said: action.said };
    case "cancelled":
      return { ...state, step: "initial", password: "", resetToken: "", said: null };
    case "reset":
      return {
        step: "passwordReset",
        email: action.email,
        password: action.newPassword,
        resetToken: "",
        said: action.said,
      };
  }
}
