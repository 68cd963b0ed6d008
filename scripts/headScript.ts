import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';

/** Returns the oldest release of each browser, in the form that esbuild takes. */
function findOldest(supported: readonly string[]): string[] {
  const oldest = new Map<string, string>();
  for (const browser of supported) {
    const [name = '', version = ''] = browser.replace('ios_saf', 'ios').replace(/-.*$/, '').split(' ');
    if (Number(version) < Number(oldest.get(name) ?? Infinity)) oldest.set(name, version);
  }
  return [...oldest].map(([name, version]) => name + version);
}

/** Returns the script of the page's head for these browsers. SWC makes it smaller than esbuild, which bundles it. */
export function buildHeadScript(supported: readonly string[]): string {
  const built = buildSync({
    entryPoints: ['src/boot.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: findOldest(supported),
    charset: 'utf8',
  });
  const { code } = minifySync(built.outputFiles[0]?.text ?? '', {
    ecma: 2020,
    module: true,
    compress: { passes: 3, ecma: 2020 },
    mangle: true,
    format: { comments: false },
  });
  // The function keeps the names of the code out of the page's global names.
  return `(()=>{${code}})()`;
}
