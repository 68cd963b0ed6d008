const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the format of dates in a language. Each format is made once, because making it takes longer than its use.
 * Languages, options and time zones are few.
 */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}
