// A webpack loader: takes the default texts and the translators' descriptions out of `*.messages.ts`, since the
// catalogues hold the texts. The compiler's own tree is used, so that no spelling of a descriptor is missed.
import ts from 'typescript';

const LEFT_OUT = new Set(['defaultMessage', 'description']);

const strip = (context) => (file) => {
  const visit = (node) =>
    ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && LEFT_OUT.has(node.name.text)
      ? undefined
      : ts.visitEachChild(node, visit, context);
  return ts.visitEachChild(file, visit, context);
};

export default function stripMessages(source) {
  const file = ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true);
  const { transformed } = ts.transform(file, [strip]);
  return ts.createPrinter().printFile(transformed[0]);
}
