// Reads the default texts from the code. In development an edited text appears without a new catalogue.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Parsed messages by path, because an edit changes only one file. */
const cache = new Map();

/** Returns the ids and default texts of one `*.messages.ts` file. */
function readDescriptors(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const text = (name) =>
        node.properties.find((property) => ts.isPropertyAssignment(property) && property.name.text === name)
          ?.initializer.text;
      const [id, message] = [text('id'), text('defaultMessage')];
      if (id !== undefined && message !== undefined) found.push([id, message]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest));
  return found;
}

/** Returns the paths of all `*.messages.ts` files below a folder. */
function findMessageFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.messages.ts'))
    .map((name) => join(folder, name));
}

/** Returns the default texts by id, from all `*.messages.ts` files below a folder. */
export function readDefaultMessages(folder) {
  const messages = findMessageFiles(folder).flatMap((path) => {
    const changedAt = statSync(path).mtimeMs;
    const cached = cache.get(path);
    if (cached?.changedAt === changedAt) return cached.messages;
    const read = readDescriptors(readFileSync(path, 'utf8'));
    cache.set(path, { changedAt, messages: read });
    return read;
  });
  return Object.fromEntries(messages);
}
