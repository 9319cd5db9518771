import { changePasswordBody } from "@bandstand/contracts/account";

/** What is asked for again where a session alone must not do. */
export const { currentPassword } = changePasswordBody.shape;
