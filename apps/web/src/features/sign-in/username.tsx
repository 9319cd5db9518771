/** For password managers, which keep the password under it. */
export function Username({ email }: { email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />;
}
