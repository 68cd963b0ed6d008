// Finds the fields of the generated types that the consumer's code reads and sets, by the TypeScript compiler.
import { dirname, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import type { Config } from '../config';

/** Locations as `src/api/auth.ts:42`. */
export type CodeUses = {
  /** By key of a declaration: `Accepted.token`. */
  reads: Map<string, string[]>;
  /** By the same key, where the code creates an object of the type. */
  writes: Map<string, string[]>;
  /** Reads of a value of unknown type, by the name of the field: `fieldOf(response, 'verdict')`. */
  readsByName: Map<string, string[]>;
};

/** Reads the sources of the consumer without tests. @throws {Error} if its `tsconfig.json` is invalid. */
export function codeUses(sources: Config['sources']): CodeUses {
  if (sources === undefined) return { reads: new Map(), writes: new Map(), readsByName: new Map() };
  const root = resolve(dirname(sources.tsconfig));
  const program = programOf(sources.tsconfig, root);
  const checker = program.getTypeChecker();
  const uses: CodeUses = { reads: new Map(), writes: new Map(), readsByName: new Map() };

  for (const file of program.getSourceFiles()) {
    const path = relative(root, file.fileName).split(sep).join('/');
    if (!path.startsWith(`${sources.folder}/`) || /\.test\.tsx?$/.test(path)) continue;
    const visit = (node: ts.Node) => {
      const location = `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
      for (const { symbol, kind } of usesAt(node, checker)) {
        for (const key of keysOf(symbol, sources.types)) addLocation(uses[kind], key, location);
      }
      const name = nameReadAt(node, checker);
      if (name !== null) addLocation(uses.readsByName, name, location);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return uses;
}

function programOf(configuration: string, root: string): ts.Program {
  // The compiler declares the content as `any`.
  const read: { config?: unknown; error?: ts.Diagnostic } = ts.readConfigFile(configuration, (path) =>
    ts.sys.readFile(path),
  );
  if (read.error !== undefined)
    throw new Error(ts.flattenDiagnosticMessageText(read.error.messageText, '\n'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
  return ts.createProgram(fileNames, options);
}

type Use = { symbol: ts.Symbol | undefined; kind: 'reads' | 'writes' };

function usesAt(node: ts.Node, checker: ts.TypeChecker): Use[] {
  if (ts.isPropertyAccessExpression(node)) {
    const symbol = checker.getSymbolAtLocation(node.name);
    return [{ symbol, kind: isSet(node) ? 'writes' : 'reads' }];
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    const type = checker.getTypeAtLocation(node.expression);
    const symbol = type.getProperty(node.argumentExpression.text);
    return [{ symbol, kind: isSet(node) ? 'writes' : 'reads' }];
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
    const name = textOf(node.propertyName ?? node.name);
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node.parent));
    return [{ symbol: name === null ? undefined : checker.getPropertyOfType(type, name), kind: 'reads' }];
  }
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    const name = textOf(node.name);
    const type = checker.getContextualType(node.parent);
    return [{ symbol: name === null ? undefined : type?.getProperty(name), kind: 'writes' }];
  }
  return [];
}

const isSet = (node: ts.Expression): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  node.parent.left === node;

const textOf = (name: ts.Node): string | null =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : null;

/** Returns the second argument of a call whose first argument has an unknown type. */
function nameReadAt(node: ts.Node, checker: ts.TypeChecker): string | null {
  if (!ts.isCallExpression(node)) return null;
  const [from, name] = node.arguments;
  if (from === undefined || name === undefined || !ts.isStringLiteralLike(name)) return null;
  return checker.getTypeAtLocation(from).flags & ts.TypeFlags.Unknown ? name.text : null;
}

/** Returns the keys of the declarations in the generated types, one for each variant. */
function keysOf(symbol: ts.Symbol | undefined, types: string): string[] {
  return (symbol?.declarations ?? [])
    .filter((one) => one.getSourceFile().fileName.endsWith(types))
    .flatMap((declaration) => {
      const names: string[] = [];
      for (let at: ts.Node = declaration; !ts.isSourceFile(at); at = at.parent) {
        if (ts.isPropertySignature(at) || ts.isInterfaceDeclaration(at)) names.unshift(at.name.getText());
      }
      const key = names.map((name) => name.replaceAll(/^["']|["']$/g, '')).join('.');
      return [key.replace(/^components\.schemas\./, '')];
    });
}

function addLocation(uses: Map<string, string[]>, key: string, location: string): void {
  const locations = uses.get(key) ?? [];
  if (!locations.includes(location)) uses.set(key, [...locations, location]);
}
