// The texts as the code has them, for development: there the catalogues follow an edit at once.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** By path, since an edit changes one file of many. */
const known = new Map();

/** The ids and default texts of one `*.messages.ts` file. */
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

/** The paths of all `*.messages.ts` files below a folder. */
function messageFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.messages.ts'))
    .map((name) => join(folder, name));
}

/** Default texts by id, of all `*.messages.ts` files below a folder. */
export function defaultMessages(folder) {
  const messages = messageFiles(folder).flatMap((path) => {
    const changedAt = statSync(path).mtimeMs;
    const before = known.get(path);
    if (before?.changedAt === changedAt) return before.messages;
    const read = readDescriptors(readFileSync(path, 'utf8'));
    known.set(path, { changedAt, messages: read });
    return read;
  });
  return Object.fromEntries(messages);
}
