/** What the person at the terminal reads: what runs where, and what to do first. */
export function welcomeText(server: {
  version: string;
  url: string;
  database: string;
  files: string;
  mail: string;
}): string {
  return [
    `Bandstand ${server.version} runs at ${server.url}`,
    `  Database  ${server.database}`,
    `  Files     ${server.files}`,
    `  Mail      ${server.mail}`,
    `Open ${server.url}/register to register your band. Ctrl-C stops the server.`,
  ].join("\n");
}
