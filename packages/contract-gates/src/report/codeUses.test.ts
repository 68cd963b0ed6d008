import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { codeUses } from './codeUses';

const SCHEMA = `export interface components { schemas: {
  Done: { id: string; hint?: string; lines: { code: string; colour: string }[] };
  Failed: { id: string; why: string };
  Order: { amount: string; note?: string };
} }`;

const CODE = `import type { components } from '../types/schema';
type Schemas = components['schemas'];
export const toWire = (amount: string): Schemas['Order'] => ({ amount });
export const idOf = (response: Schemas['Done'] | Schemas['Failed']) => response.id;
export const codes = ({ lines }: Schemas['Done']) => lines.map(({ code: name }) => name);
export const why = (response: Partial<Schemas['Failed']>) => response['why'];
const fieldOf = (response: unknown, name: string): unknown => [response, name];
export const kind = (response: unknown) => fieldOf(response, 'kind');
export const other = ({ colour }: { colour: string }) => colour;
export function set(order: Schemas['Order'], other: { note: string }) { order.note = other.note; }
`;

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('finds reads and writes in any syntax, and ignores equal names of other types', () => {
  folder = mkdtempSync(join(tmpdir(), 'code-uses-'));
  for (const [path, content] of Object.entries({
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['src'] }),
    'types/schema.ts': SCHEMA,
    'src/code.ts': CODE,
    'src/code.test.ts': CODE,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const { reads, writes, readsByName } = codeUses({
    folder: 'src',
    types: 'types/schema.ts',
    tsconfig: join(folder, 'tsconfig.json'),
  });
  expect(Object.fromEntries(reads)).toEqual({
    'Done.id': ['src/code.ts:4'],
    'Failed.id': ['src/code.ts:4'],
    'Done.lines': ['src/code.ts:5'],
    'Done.lines.code': ['src/code.ts:5'],
    'Failed.why': ['src/code.ts:6'],
  });
  expect(Object.fromEntries(writes)).toEqual({
    'Order.amount': ['src/code.ts:3'],
    'Order.note': ['src/code.ts:10'],
  });
  expect(Object.fromEntries(readsByName)).toEqual({ kind: ['src/code.ts:8'] });
}, 180_000);
