import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject, parseJson, readDocument, type Document } from 'contract-gates/description';
import { DESCRIPTION } from '../../api-spec/generatorSettings';

const CACHE = '.cache';
// A test may run in another folder, which has a description of its own.
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const READER = join(PROJECT, 'packages/contract-gates/src/description');

/**
 * Returns the shipped API description. Reading its YAML takes most of the start of a test file, so one of them keeps the
 * result for the others. The name of the copy contains a hash of its sources.
 */
export function readShippedDescription(): Document {
  const recipe = createHash('sha256');
  const readers = readdirSync(READER).map((name) => join(READER, name));
  for (const source of [DESCRIPTION, join(PROJECT, 'node_modules/yaml/package.json'), ...readers.sort()])
    recipe.update(readFileSync(source));
  const file = join(CACHE, `test-description-${recipe.digest('hex').slice(0, 16)}.json`);

  const kept = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
  if (isObject(kept)) return kept;

  const document = readDocument(readFileSync(DESCRIPTION, 'utf8'), DESCRIPTION);
  mkdirSync(CACHE, { recursive: true });
  // Write to a draft and rename it, because another process may read or write the same file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(document));
  renameSync(draft, file);
  return document;
}
