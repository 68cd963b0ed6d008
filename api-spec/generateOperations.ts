// Writes the operations and provider states of the API description into the page for backend teams.
import { entries, entry, listOperations, listScenarios } from 'contract-gates/description';
import type { Document } from 'contract-gates/description';

const BEGIN = '<!-- operations: written by `npm run api:generate` -->';
const END = '<!-- end of operations -->';

type Agreement = { provider: string; tag: string };

/**
 * Returns the page with the current tables.
 * @throws {Error} if the page has no place for them, or a state has no sentence in `x-provider-states`.
 */
export function insertOperations(page: string, document: Document, agreements: readonly Agreement[]): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`pacts/README.md has no line ${BEGIN} before ${END}`);
  const text = [...agreements.map((one) => describeOperations(document, one)), describeStates(document)];
  return `${page.slice(0, begin + BEGIN.length)}\n\n${text.join('\n\n')}\n\n${page.slice(end)}`;
}

function describeOperations(document: Document, { provider, tag }: Agreement): string {
  const scenarios = listScenarios(document).filter(({ state }) => state !== '');
  const rows = listOperations(document)
    .filter(({ value }) => [entry(value, 'tags')].flat().includes(tag))
    .map(({ id, method, path, value }) => [
      `\`${id}\``,
      `\`${method.toUpperCase()} ${path.slice(1)}\``,
      String(entry(value, 'summary')),
      scenarios
        .filter(({ operation }) => operation.id === id)
        .map(({ name }) => name)
        .join(', '),
    ]);
  return `## Operations of ${provider}\n\n${formatTable(['Operation', 'Request', 'What it does', 'Scenarios'], rows)}`;
}

function describeStates(document: Document): string {
  const scenarios = listScenarios(document).filter(({ state }) => state !== '');
  const sentences = entries(entry(entry(document, 'components'), 'x-provider-states'));
  const states = [...new Set(scenarios.map(({ state }) => state))];
  const names = sentences.map(([name]) => name);
  const unmatched = [
    ...states.filter((state) => !names.includes(state)).map((state) => `has no sentence for "${state}"`),
    ...names.filter((name) => !states.includes(name)).map((name) => `has "${name}", which no scenario needs`),
  ];
  if (unmatched.length > 0)
    throw new Error(unmatched.map((fault) => `x-provider-states ${fault}.`).join('\n'));
  const rows = sentences.map(([name, sentence]) => [
    name,
    String(sentence),
    scenarios
      .filter(({ state }) => state === name)
      .map(({ id }) => id)
      .join(', '),
  ]);
  const intro = 'Each request names the state that the backend must be in:';
  return `## Provider states\n\n${intro}\n\n${formatTable(['State', 'What must exist', 'Scenarios'], rows)}`;
}

const formatTable = (titles: readonly string[], rows: readonly string[][]): string =>
  [titles, titles.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').trim()).join(' | ')} |`)
    .join('\n');
