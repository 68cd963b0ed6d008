// Lint ignores `import()` when it looks for cycles (docs/decisions/026-no-import-cycles.md).
import { findCycles, findSources } from '../scripts/importGraph';

const FOLDERS = ['src', 'server', 'api-spec', 'packages', 'scripts', 'gallery', 'test'];

it('no files import each other in a cycle, with `import()` and `import type` counted', () => {
  const files = FOLDERS.flatMap(findSources);
  expect(files.length).toBeGreaterThan(1000);
  expect(findCycles(files)).toEqual([]);
});
