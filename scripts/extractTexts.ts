// `npm run i18n:extract`: writes the source catalogue of the portal from the `*.messages.ts` files, and the types of the values
// of each text, for the portal and the backend.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { installed } from 'contract-gates/process';

export const CATALOGUE = 'locales/pt-BR.json';
export const TYPES = 'src/i18n/messageArguments.gen.d.ts';
const BACKEND_CATALOGUE = 'server/texts/pt-BR.json';
export const BACKEND_TYPES = 'server/texts/values.gen.ts';

/** Runs the command line of formatjs. Returns its exit code. */
export function formatjs(...args: string[]): number | null {
  const [program, file] = installed('@formatjs/cli', 'formatjs');
  return spawnSync(program, [file, ...args], { stdio: 'inherit' }).status;
}

/** Types of a placeholder by its kind. Other kinds take any simple value or element. */
const VALUE_TYPES: Partial<Record<TYPE, string>> = {
  [TYPE.number]: 'number | bigint',
  [TYPE.plural]: 'number | bigint',
  [TYPE.date]: 'number | Date',
  [TYPE.time]: 'number | Date',
  [TYPE.select]: 'string',
  [TYPE.tag]: 'MessageTag',
};

/** Adds the placeholders of a parsed text to the types by name. */
function collectTypes(elements: readonly MessageFormatElement[], types: Map<string, string | undefined>) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const [earlierType, type] = [types.get(element.value), VALUE_TYPES[element.type]];
    if (earlierType && type && earlierType !== type)
      throw new Error(`{${element.value}} is ${earlierType} and ${type}`);
    types.set(element.value, earlierType ?? type);
    if (element.type === TYPE.tag) collectTypes(element.children, types);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const option of Object.values(element.options)) collectTypes(option.value, types);
  }
}

/** Returns the type of the values of one text, or null without a placeholder. */
function renderValues(text: string, simpleType: string): string | null {
  const types = new Map<string, string | undefined>();
  collectTypes(parse(text), types);
  if (types.size === 0) return null;
  const fields = [...types].map(([name, type]) => `readonly ${name}: ${type ?? simpleType}`);
  return `{ ${fields.sort().join('; ')} }`;
}

/** Returns the declaration file with the types of the values of all texts. */
function renderTypes(catalogue: Record<string, string>): string {
  const rows = Object.entries(catalogue).map(
    ([id, text]) => `      '${id}': ${renderValues(text, 'MessageValue') ?? 'NoMessageValues'};`,
  );
  return `// Generated from ${CATALOGUE} by \`npm run i18n:extract\`.
import type { MessageTag, MessageValue, NoMessageValues } from 'react-intl';

declare global {
  namespace FormatjsIntl {
    interface MessageArguments {
${rows.join('\n')}
    }
  }
}
`;
}

/** Returns the types of the values of the backend's texts. It leaves out texts without a placeholder. */
function renderBackendTypes(): string {
  const rows = Object.entries(readTexts(BACKEND_CATALOGUE)).flatMap(([id, text]) => {
    const values = renderValues(text, 'string | number');
    return values === null ? [] : [`  '${id}': ${values};`];
  });
  return `// Generated from ${BACKEND_CATALOGUE} by \`npm run i18n:extract\`.
export type TextValues = {
${rows.join('\n')}
};
`;
}

const readTexts = (catalogue: string) =>
  JSON.parse(readFileSync(catalogue, 'utf8')) as Record<string, string>;

/** Extracts the texts into a catalogue and writes the types of the values, also those of the backend's catalogue. */
export function extractTexts(catalogue: string, types: string, backendTypes: string): void {
  formatjs('extract', 'src/**/*.messages.ts', '--format', 'simple', '--out-file', catalogue);
  writeFileSync(types, renderTypes(readTexts(catalogue)));
  writeFileSync(backendTypes, renderBackendTypes());
}

if (process.argv[1] === import.meta.filename) extractTexts(CATALOGUE, TYPES, BACKEND_TYPES);
