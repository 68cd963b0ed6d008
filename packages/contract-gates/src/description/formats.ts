// Checks of `format` for responses of a backend. The generated validators of the consumer check less.

/** RFC 3339 without leap seconds, which `Date` does not support. */
const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

function isDateTime(text: string): boolean {
  const day = DATE_TIME.exec(text)?.[1];
  return day !== undefined && isDate(day);
}

/** A day that every year has. */
const COMMON_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

function isDate(text: string): boolean {
  if (COMMON_DATE.test(text)) return true;
  // `Date` parses February 30 as March 2.
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(8));
}

export const FORMATS = { date: isDate, 'date-time': isDateTime };
