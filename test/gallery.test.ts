import { readdirSync, readFileSync } from 'node:fs';

it('the gallery shows every part of the kit that has styles', () => {
  const names = readFileSync('gallery/parts.ts', 'utf8').match(/(?<=name: ')[^']+/g) ?? [];
  const shown = names.join(', ').split(', ');
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' });
  // Every part begins with a capital. Other style sheets are shared by several parts.
  const styled = files.flatMap((file) => /(?:^|\/)([A-Z]\w+)\.module\.css$/.exec(file)?.[1] ?? []);
  expect(styled.length).toBeGreaterThan(15);
  expect(styled.filter((name) => !shown.includes(name))).toEqual([]);
});
