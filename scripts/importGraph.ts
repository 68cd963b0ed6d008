// The imports between the sources of the project: static imports, `import type` and `import()`.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** Returns the sources below a folder. Declarations are left out. */
export const findSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      ({ name, parentPath }) => /\.[jt]sx?$/.test(name) && !`${parentPath}/${name}`.includes('node_modules'),
    )
    .map(({ parentPath, name }) => posix.join(parentPath.replaceAll('\\', '/'), name))
    .filter((file) => !file.endsWith('.d.ts'))
    .sort();

/** Returns what a file imports: paths of files relative to the project's folder, and names of packages. */
export function readImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) =>
    fileName.startsWith('.') ? resolveFile(posix.join(posix.dirname(file), fileName)) : fileName,
  );
}

/** Adds the ending of the file that an import without one means. */
const resolveFile = (path: string): string =>
  ['.ts', '.tsx', '.js'].map((ending) => path + ending).find(existsSync) ?? path;

/** Returns the files that import each other in a cycle, and those on a path between two cycles. */
export function findCycles(files: readonly string[]): string[] {
  let edges = files.flatMap((from) => readImports(from).map((to) => ({ from, to })));
  for (;;) {
    const importing = new Set(edges.map(({ from }) => from));
    const imported = new Set(edges.map(({ to }) => to));
    // An edge of a cycle comes from a file that is imported, and goes to a file that imports.
    const inner = edges.filter(({ from, to }) => imported.has(from) && importing.has(to));
    if (inner.length === edges.length) return [...importing].sort();
    edges = inner;
  }
}
