// The texts of a csv that a spreadsheet would read as a formula. Both patterns take time in proportion to the text.
// Spreadsheets of some languages read the wide and the small forms of the signs like the usual ones.

/** A text that begins like a formula. A spreadsheet may ignore spaces, line breaks and invisible characters before it. */
const FORMULA = /^'*[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫\t\r]/u;

/**
 * A separator that another program may split at, what it may ignore after it, and the sign of a formula if one follows. Such a
 * program reads the quotation marks inside a field in its own way.
 */
const AFTER_SEPARATOR =
  /([;,|\t\r\n\u2028\u2029][\s"\p{Cf}\p{Default_Ignorable_Code_Point}]*)('*)([=+\-@＝＋－＠﹦﹢﹣﹫]?)/gu;

/**
 * Puts an apostrophe before each part of a text that a spreadsheet would read as a formula. A part that has one already gets
 * another one, so `restoreFormulas` returns the same text.
 */
export function neutralizeFormulas(text: string): string {
  const parts = text.replace(AFTER_SEPARATOR, (part, ignored: string, apostrophes: string, sign: string) =>
    sign === '' ? part : `${ignored}'${apostrophes}${sign}`,
  );
  return FORMULA.test(parts) ? `'${parts}` : parts;
}

/** Removes the apostrophes of `neutralizeFormulas`. */
export function restoreFormulas(field: string): string {
  const text = field.startsWith("'") && FORMULA.test(field) ? field.slice(1) : field;
  return text.replace(AFTER_SEPARATOR, (part, ignored: string, apostrophes: string, sign: string) =>
    sign === '' ? part : `${ignored}${apostrophes.slice(1)}${sign}`,
  );
}
