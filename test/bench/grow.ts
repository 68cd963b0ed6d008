// Adds pages, widget kinds, operations and languages to a copy of the sources, each in the way a developer would.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export type Growth = 'nothing' | 'page' | 'dashboard' | 'widget kind' | 'operation' | 'language';

/** Adds `count` of something to the sources in a folder. Each one has its own serial number, from 1 on. */
export function grow(folder: string, growth: Growth, count: number): void {
  const copy = makeEditor(folder);
  // Every copy differs from its commit, so that the version has the same length in each build.
  copy.edit('src/main.tsx', (text) => `${text}\n`);
  for (let serial = 1; serial <= count; serial += 1) {
    if (growth === 'page') addPage(copy, serial);
    if (growth === 'dashboard') addDashboard(copy, serial);
    if (growth === 'widget kind') addWidgetKind(copy, serial);
    if (growth === 'operation') addOperation(copy, serial);
    if (growth === 'language') addLanguage(copy, serial);
  }
}

type Editor = {
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  edit: (path: string, change: (text: string) => string) => void;
  list: (path: string) => string[];
};

function makeEditor(folder: string): Editor {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return {
    read,
    write,
    edit: (path, change) => {
      const before = read(path);
      const after = change(before);
      if (before === after)
        throw new Error(`${path} has changed, so test/bench/grow.ts does not fit it any more.`);
      write(path, after);
    },
    list: (path) =>
      readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
  };
}

/** Returns the first node below another one that the guard accepts. */
function findNode<T extends ts.Node>(node: ts.Node, isWanted: (child: ts.Node) => child is T): T | undefined {
  return isWanted(node) ? node : ts.forEachChild(node, (child) => findNode(child, isWanted));
}

const parse = (text: string) =>
  ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const isList = (node: ts.Node): node is ts.ArrayLiteralExpression | ts.ObjectLiteralExpression =>
  ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);

/** Inserts a row at the start of the list or record of a variable. */
const addRow = (variable: string, row: string) => (text: string) => {
  const declaration = findNode(
    parse(text),
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && node.name.getText() === variable,
  );
  const list = declaration?.initializer && findNode(declaration.initializer, isList);
  if (!list) return text;
  const start = list.getStart() + 1;
  return `${text.slice(0, start)}\n${row}${text.slice(start)}`;
};

/** Repeats the case of a value in a switch, with other names. */
const repeatCase = (value: string, names: Readonly<Record<string, string>>) => (text: string) => {
  const clause = findNode(
    parse(text),
    (node): node is ts.CaseClause =>
      ts.isCaseClause(node) && ts.isStringLiteral(node.expression) && node.expression.text === value,
  );
  if (!clause) return text;
  const copy = Object.entries(names).reduce(
    (code, [from, to]) => code.replaceAll(from, to),
    clause.getText(),
  );
  return `${text.slice(0, clause.getStart())}${copy}\n    ${text.slice(clause.getStart())}`;
};

const CATALOGUES = ['pt-BR', 'en-US', 'es-ES'];

/** A lazy screen with a text of its own, a menu entry, and an address. */
function addPage(copy: Editor, serial: number): void {
  const folder = `src/screens/bench${serial}`;
  copy.write(
    `${folder}/bench.messages.ts`,
    `import { defineMessages } from '../../i18n/defineMessages';
export const messages = defineMessages({
  title: { id: 'bench${serial}.title', defaultMessage: 'Página ${serial}', description: 'Title of page ${serial}' },
});
`,
  );
  copy.write(
    `${folder}/BenchScreen.tsx`,
    `import { usePageTitle } from '../../controls/pages';
import { PageHead } from '../../ui/PageHead';
export const BenchScreen = () => <PageHead title={usePageTitle()} meta="${serial}" />;
`,
  );
  for (const catalogue of CATALOGUES)
    copy.edit(`locales/${catalogue}.json`, (text) =>
      text.replace('{', `{\n"bench${serial}.title": "Página ${serial}",`),
    );
  copy.edit('src/router/appPages.tsx', (text) =>
    addRow(
      'APP_PAGES',
      `  {
    id: 'bench${serial}',
    path: '/app/bench-${serial}',
    access: APP_ROLES,
    ...lazyScreen(
      async () => (await import(/* webpackChunkName: "bench${serial}" */ '../screens/bench${serial}/BenchScreen')).BenchScreen,
    ),
    title: bench${serial}Messages.title,
    menu: { to: '/app/bench-${serial}', icon: House },
  },`,
    )(
      `import { messages as bench${serial}Messages } from '../screens/bench${serial}/bench.messages';\n${text}`,
    ),
  );
}

/** A row of the backend's catalogue. The portal gets it as data. */
function addDashboard(copy: Editor, serial: number): void {
  copy.edit(
    'server/dashboards/catalogue.ts',
    addRow(
      'DASHBOARDS',
      `  bench${serial}: { title: 'dashboard.default', icon: 'wallet', roles: ['admin'], widgets: financeWidgets },`,
    ),
  );
}

/** A schema with its validator, and a component. */
function addWidgetKind(copy: Editor, serial: number): void {
  const name = `Bench${serial}Widget`;
  copyValidator(copy, 'isMetricWidget', `is${name}`);
  const widgets = 'src/screens/dashboard/widgets';
  copy.write(
    `${widgets}/${name}.tsx`,
    copy.read(`${widgets}/MetricWidget.tsx`).replaceAll('MetricWidget(', `${name}(`),
  );
  const repeatMetric = repeatCase('metric', { "'metric'": `'bench${serial}'`, MetricWidget: name });
  copy.edit('src/api/widget.ts', (text) =>
    repeatMetric(`import { is${name} } from '../../api-spec/validators/is${name}.gen';\n${text}`),
  );
  copy.edit(`${widgets}/Widget.tsx`, (text) => repeatMetric(`import { ${name} } from './${name}';\n${text}`));
}

/** A query with its validator, which the home page imports. */
function addOperation(copy: Editor, serial: number): void {
  copyValidator(copy, 'isDashboardList', `isBench${serial}List`);
  const source = copy
    .read('src/api/dashboards.ts')
    .replaceAll('isDashboardList', `isBench${serial}List`)
    .replaceAll('listDashboards:', `listBench${serial}:`)
    .replaceAll("'/dashboards'", `'/bench-${serial}'`);
  copy.write(
    `src/api/bench${serial}.ts`,
    `${source}\nexport const bench${serial} = dashboardsApi.endpoints;\n`,
  );
  copy.edit('src/screens/home/HomeScreen.tsx', (text) => {
    const call = `(globalThis as { bench?: unknown[] }).bench?.push(bench${serial});\n`;
    return `import { bench${serial} } from '../../api/bench${serial}';\n${text}\n${call}`;
  });
}

/** The generated file has its own name inside, and texts of its own. */
function copyValidator(copy: Editor, from: string, to: string): void {
  const folder = 'api-spec/validators';
  for (const ending of ['.gen.js', '.gen.d.ts'])
    copy.write(`${folder}/${to}${ending}`, copy.read(`${folder}/${from}${ending}`).replaceAll(from, to));
}

const TAGS = ['fr-FR', 'de-DE', 'it-IT', 'nl-NL', 'pl-PL', 'sv-SE', 'da-DK', 'fi-FI', 'cs-CZ', 'ro-RO'];

/** A catalogue, and a copy of every entry that the sources have for Spanish. */
function addLanguage(copy: Editor, serial: number): void {
  const tag = TAGS[serial - 1];
  if (tag === undefined) throw new Error('test/bench/grow.ts has no further language.');
  const catalogue: unknown = JSON.parse(copy.read('locales/es-ES.json'));
  const texts = Object.entries(catalogue ?? {}).map(([id, text]) => [id, translate(String(text), serial)]);
  copy.write(`locales/${tag}.json`, JSON.stringify(Object.fromEntries(texts), null, 2));
  const sources = copy.list('src').filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  for (const path of ['api-spec/languages.ts', ...sources]) {
    const text = copy.read(path);
    const after = repeatSpanish(text, tag, serial);
    if (after !== text) copy.write(path, after);
  }
}

/** Repeats properties named `es-ES`, and objects with the code `es-ES`, for another language. */
function repeatSpanish(text: string, tag: string, serial: number): string {
  if (!text.includes('es-ES')) return text;
  const copies: { end: number; text: string }[] = [];
  const isSpanish = (node: ts.Node) => ts.isStringLiteral(node) && node.text === 'es-ES';
  const visit = (node: ts.Node): void => {
    const isRow =
      ts.isObjectLiteralExpression(node) &&
      ts.isArrayLiteralExpression(node.parent) &&
      node.properties.some((field) => ts.isPropertyAssignment(field) && isSpanish(field.initializer));
    if (isRow || (ts.isPropertyAssignment(node) && isSpanish(node.name))) {
      copies.push({ end: node.getEnd(), text: translateStrings(node, tag, serial) });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  // The last copy is inserted first, so that the other positions stay correct.
  return copies
    .sort((a, b) => b.end - a.end)
    .reduce((result, copy) => `${result.slice(0, copy.end)},\n${copy.text}${result.slice(copy.end)}`, text);
}

/** Returns the text of a node with the codes of another language, and its sentences in other letters. */
function translateStrings(node: ts.Node, tag: string, serial: number): string {
  let text = node.getText();
  const visit = (child: ts.Node): void => {
    // A text for people has a space or an accent, and a path has a slash.
    if (ts.isStringLiteral(child) && /[ á-ú]/i.test(child.text) && !child.text.includes('/'))
      text = text.replace(child.text, () => translate(child.text, serial));
    ts.forEachChild(child, visit);
  };
  visit(node);
  return text.replaceAll('es-ES', tag).replaceAll("'es'", `'${tag.slice(0, 2)}'`);
}

const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfglmnprstv';

/** Replaces the letters outside of placeholders, because a copy would cost nothing when it is compressed. */
function translate(text: string, serial: number): string {
  // Some letters move further than others, so that no text is a plain substitution of another one.
  const shift = (letters: string) => (letter: string) =>
    letters[(letters.indexOf(letter) + serial + (letter.charCodeAt(0) % 2)) % letters.length] ?? letter;
  // `split` with a group puts the placeholders at the odd places.
  return text
    .split(/(\{.*\}|<[^>]*>)/s)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replaceAll(new RegExp(`[${VOWELS}]`, 'g'), shift(VOWELS))
            .replaceAll(new RegExp(`[${CONSONANTS}]`, 'g'), shift(CONSONANTS)),
    )
    .join('');
}

/** Returns the bytes of a served file as it is sent: the compressed variant if there is one. */
export function readSentBytes(folder: string, path: string): number {
  const file = join(folder, path === '/' ? 'index.html' : path);
  const sent = existsSync(`${file}.br`) ? `${file}.br` : file;
  return existsSync(sent) ? readFileSync(sent).length : 0;
}
