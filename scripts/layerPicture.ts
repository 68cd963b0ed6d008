// Writes the diagram of the layers into docs/architecture.md, from the imports of the sources. test/docs.test.ts fails if
// the diagram is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findSources, readImports } from './importGraph';

const PAGE = 'docs/architecture.md';
const BEGIN = '<!-- layers: written by scripts/layerPicture.ts -->';
const END = '<!-- end of layers -->';

/** Folders whose subfolders are layers, with the title of their box. */
const SIDES = { src: 'portal', server: 'reference backend' } as const;
/** Folders that both sides import. */
const SHARED = ['api-spec', 'packages/contract-gates'];
const FOLDERS = [...Object.keys(SIDES), ...SHARED];

type Edges = Map<string, Set<string>>;

/** Returns the page with the current diagram. */
export function insertLayerPicture(page: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no line ${BEGIN} before ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${drawLayers()}\n\n${page.slice(end)}`;
}

function drawLayers(): string {
  const edges = removeIndirectEdges(readEdges());
  const nodes = [...edges.keys()];
  const boxes = Object.entries(SIDES).map(([side, title]) => {
    const layers = nodes.filter((node) => node.startsWith(`${side}/`)).sort();
    const lines = layers.map((node) => `    ${makeId(node)}["${node.slice(side.length + 1)}"]`);
    return [`  subgraph ${side}["${side}: ${title}"]`, ...lines, '  end'].join('\n');
  });
  const shared = SHARED.filter((node) => nodes.includes(node)).map((node) => `  ${makeId(node)}["${node}"]`);
  const arrows = [...edges].flatMap(([from, targets]) =>
    [...targets].map((to) => `  ${makeId(from)} --> ${makeId(to)}`),
  );
  return ['```mermaid', 'flowchart TD', ...boxes, ...shared, ...arrows.sort(), '```'].join('\n');
}

const makeId = (node: string): string => node.replace(/[^a-z]/gi, '_');

/** Returns the layers that each layer imports. Tests are left out. */
function readEdges(): Edges {
  const imports = Object.keys(SIDES)
    .flatMap(findSources)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => readImports(file).map((imported) => ({ file, imported: addFolder(imported) })))
    .filter(({ imported }) => FOLDERS.some((folder) => imported.startsWith(`${folder}/`)));
  // A file directly in `src` or `server` gets its own box only if a folder imports it.
  const importedByFolder = new Set(
    imports.filter(({ file }) => isInFolder(file)).map(({ imported }) => removeEnding(imported)),
  );
  const findLayer = (path: string): string => {
    const shared = SHARED.find((folder) => path.startsWith(`${folder}/`));
    if (shared !== undefined) return shared;
    const [side = '', name = ''] = path.split('/');
    if (isInFolder(path)) return `${side}/${name}`;
    return importedByFolder.has(removeEnding(path)) ? removeEnding(path) : `${side}/main`;
  };

  const edges: Edges = new Map();
  for (const { file, imported } of imports) {
    const [from, to] = [findLayer(file), findLayer(imported)];
    if (!edges.has(from)) edges.set(from, new Set());
    if (!edges.has(to)) edges.set(to, new Set());
    if (from !== to) edges.get(from)?.add(to);
  }
  return edges;
}

const isInFolder = (path: string): boolean => path.split('/').length > 2;
const addFolder = (path: string): string => path.replace(/^contract-gates\//, 'packages/contract-gates/');
const removeEnding = (path: string): string => path.replace(/\.tsx?$/, '');

/**
 * Removes each edge whose target is also reached through another layer.
 * @throws if a layer imports itself through others.
 */
function removeIndirectEdges(edges: Edges): Edges {
  const reaches = (from: string, to: string, visited = new Set<string>()): boolean =>
    [...(edges.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (visited.has(next)) return false;
      visited.add(next);
      return reaches(next, to, visited);
    });
  const inCycle = [...edges.keys()].filter((node) => reaches(node, node));
  if (inCycle.length > 0) throw new Error(`These layers import each other in a cycle: ${inCycle.join(', ')}`);
  return new Map(
    [...edges].map(([from, targets]) => [
      from,
      new Set([...targets].filter((to) => ![...targets].some((via) => via !== to && reaches(via, to)))),
    ]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(PAGE, insertLayerPicture(readFileSync(PAGE, 'utf8')));
}
