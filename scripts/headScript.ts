import { buildSync } from 'esbuild';
import { findOldestBrowsers } from './oldestBrowsers';

/** The name of a browser in esbuild, where it is another one than in browserslist. */
const ESBUILD_NAMES: Record<string, string> = { ios_saf: 'ios' };

/** Returns the script of the page's head for these browsers. */
export function buildHeadScript(browsers: readonly string[]): string {
  const built = buildSync({
    entryPoints: ['src/boot.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: [...findOldestBrowsers(browsers)].map(
      ([name, version]) => `${ESBUILD_NAMES[name] ?? name}${version}`,
    ),
    charset: 'utf8',
  });
  return built.outputFiles[0]?.text.trim() ?? '';
}
