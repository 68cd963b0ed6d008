// A webpack loader that removes default texts and notes for translators from `*.messages.ts`. The catalogues contain
// the texts. The loader uses the compiler's tree, so it finds every notation of a descriptor.
import ts from 'typescript';

const REMOVED = new Set(['defaultMessage', 'description']);

const strip = (context) => (file) => {
  const visit = (node) =>
    ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && REMOVED.has(node.name.text)
      ? undefined
      : ts.visitEachChild(node, visit, context);
  return ts.visitEachChild(file, visit, context);
};

export default function stripMessages(source) {
  const file = ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true);
  const { transformed } = ts.transform(file, [strip]);
  return ts.createPrinter().printFile(transformed[0]);
}
