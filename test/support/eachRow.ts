/**
 * Like `it.each`, but `npm test` tests only the first rows. The others have the tag `@long`.
 * @param count the number of first rows
 */
export function eachRow<Row extends unknown[] | [unknown]>(rows: readonly Row[], count = 1) {
  return (title: string, test: (...row: Row) => unknown, timeout?: number): void => {
    it.each(rows.slice(0, count))(title, test, timeout);
    it.each(rows.slice(count))(`${title} @long`, test, timeout);
  };
}
