/** Returns the oldest release of each browser of a list of browserslist, by its name there. */
export function findOldestBrowsers(browsers: readonly string[]): Map<string, number> {
  const oldest = new Map<string, number>();
  for (const browser of browsers) {
    // The first release of a range, as in `ios_saf 17.0-17.3`, is the oldest.
    const [name = '', version = ''] = browser.replace(/-.*$/, '').split(' ');
    oldest.set(name, Math.min(Number(version), oldest.get(name) ?? Infinity));
  }
  return oldest;
}
