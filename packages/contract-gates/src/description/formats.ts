// What `format` means where a backend's responses are judged. The guards of the browser do not check it
// (api-spec/guards.ts).

/** RFC 3339, without leap seconds: no `Date` can hold one. */
const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

function isDateTime(text: string): boolean {
  const day = DATE_TIME.exec(text)?.[1];
  if (day === undefined) return false;
  const time = Date.parse(day);
  // Some browsers take February 30 for March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The formats that are checked. */
export const FORMATS = { 'date-time': isDateTime };
