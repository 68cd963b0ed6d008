/** Returns the lines of a block of nginx or Caddy. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** Puts a text in double quotes for nginx, which expands `$` there and cannot escape it. */
export function quoteForNginx(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot escape the dollar sign in ${text}`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Returns nginx directives that add headers to responses of any status. */
export const addHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoteForNginx(value)} always;`);
