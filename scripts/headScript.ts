import { buildSync } from 'esbuild';

/** Returns the oldest release of each browser, in the form that esbuild takes. */
function findOldest(browsers: readonly string[]): string[] {
  const oldest = new Map<string, string>();
  for (const browser of browsers) {
    // The first release of a range, as in `ios_saf 17.0-17.3`, is the oldest.
    const [name = '', version = ''] = browser.replace('ios_saf', 'ios').replace(/-.*$/, '').split(' ');
    if (Number(version) < Number(oldest.get(name) ?? Infinity)) oldest.set(name, version);
  }
  return [...oldest].map(([name, version]) => name + version);
}

/** Returns the script of the page's head for these browsers. */
export function buildHeadScript(browsers: readonly string[]): string {
  const built = buildSync({
    entryPoints: ['src/boot.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: findOldest(browsers),
    charset: 'utf8',
  });
  return built.outputFiles[0]?.text.trim() ?? '';
}
