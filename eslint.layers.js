// Rules for imports between folders. They read the folders from the disk, so a new folder cannot be forgotten.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';

/** The layers of the portal, from the top. A layer may import lower layers. Folders of one row do not import each other. */
const LAYERS = [
  ['src/router'],
  ['src/screens'],
  ['src/controls'],
  ['src/store', 'src/ui'],
  ['src/api'],
  ['src/i18n'],
  ['src/chunks'],
  ['src/config'],
  ['api-spec'],
];

/** The root folders that may contain source files. */
const ROOT_FOLDERS = ['api-spec', 'gallery', 'locales', 'packages', 'scripts', 'server', 'src', 'test'];

/** Folders that are not in version control. */
const GENERATED = ['coverage', 'dist', 'node_modules', 'test-results'];

/** Backend and generator may import only this part of the contract tools, the reader of the description. */
const GATES = './packages/contract-gates';
const DESCRIPTION = './src/description';

/** Returns the import rule for the repository at `root`. Throws if a source folder is not in the lists above. */
export function importRules(root) {
  checkFolders(root);
  return {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: root, zones: [...portalZones(root), ...screenZones(root), ...borderZones] },
      ],
    },
  };
}

function checkFolders(root) {
  const unlisted = [
    ...listFolders(root).filter((folder) => !ROOT_FOLDERS.includes(folder) && hasSources(join(root, folder))),
    ...listFolders(root, 'src')
      .map((folder) => `src/${folder}`)
      .filter((folder) => !LAYERS.flat().includes(folder)),
  ];
  if (unlisted.length > 0)
    throw new Error(`eslint.layers.js does not list ${unlisted.join(', ')}. Add a new folder to its layer.`);
}

function portalZones(root) {
  const top = listFiles(root, 'src').map((file) => `src/${file}`);
  return LAYERS.flatMap((layer, index) =>
    layer.map((target) => ({
      target: `./${target}`,
      from: [...top, ...LAYERS.slice(0, index).flat(), ...layer.filter((other) => other !== target)].map(
        (path) => `./${path}`,
      ),
      message: `Imports go one way: ${LAYERS.map((row) => row.join(' and ')).join(', ')}.`,
    })),
  );
}

function screenZones(root) {
  const screens = listFolders(root, 'src/screens').map((folder) => `./src/screens/${folder}`);
  return screens.map((target) => ({
    target,
    from: screens.filter((other) => other !== target),
    message: 'Screens never import screens.',
  }));
}

const borderZones = [
  { target: './server', from: './src', message: 'The backend never imports the portal.' },
  { target: './src', from: './server', message: 'The portal never imports the backend.' },
  {
    target: ['./src', './webpack.config.ts'],
    from: './packages',
    message: 'The portal never imports the contract tools.',
  },
  {
    target: ['./server', './api-spec'],
    from: GATES,
    except: [DESCRIPTION],
    message: 'Backend and generator import only the reader of the description.',
  },
  { target: './src', from: './gallery', message: 'The portal never imports the gallery of its kit.' },
  {
    target: GATES,
    from: '.',
    except: [GATES, './node_modules'],
    message: 'The contract tools and their tests import nothing of Portaria.',
  },
];

const listEntries = (root, folder) => readdirSync(join(root, folder), { withFileTypes: true });

const listFolders = (root, folder = '.') =>
  listEntries(root, folder)
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !GENERATED.includes(entry.name))
    .map(({ name }) => name);

const listFiles = (root, folder) =>
  listEntries(root, folder)
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map(({ name }) => name);

const isSource = (name) => /\.[cm]?[jt]sx?$/.test(name) && !/\.test\.|\.d\.ts$/.test(name);

const hasSources = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(isSource);
