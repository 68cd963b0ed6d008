/** Prints how the first person sets up the installation. On stderr, because in production stdout contains only the log. */
export function printSetup(secret: string): void {
  process.stderr.write(
    `\nNo user exists yet. Open /setup in the portal and type this setup code:\n\n  ${secret}\n\nIt works once. Or add a user with: npm run users -- add --role admin\n\n`,
  );
}
