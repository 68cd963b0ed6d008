/** Formats a line as code in Markdown. The mark is longer than any run of backticks in the line. */
export function asCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length));
  const mark = '`'.repeat(longest + 1);
  return longest === 0 ? `${mark}${text}${mark}` : `${mark} ${text} ${mark}`;
}
