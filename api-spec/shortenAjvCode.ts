// Shortens the source of Ajv's validators. Each pattern has an example of what it matches.

/** `validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"#/required",…}];` */
const REPORTED_ERROR = /^\s*(validate\d+)\.errors = \[\{instancePath(?::(.*?))?,schemaPath:[\s\S]*?\}\];$/gm;
/** `const err0 = {instancePath,schemaPath:"#/oneOf/0/type",…};` */
const COLLECTED_ERROR = /^\s*(const err\d+ = )\{instancePath(?::(.*?))?,schemaPath:[\s\S]*?\};$/gm;
/** `validate21.errors = vErrors;` */
const REPORTED_ERRORS = /^\s*(validate\d+)\.errors = vErrors;\n/gm;

/** Ajv's code that records evaluated fields and items. Only `unevaluated…` needs it. */
const EVALUATION_CODE = [
  // `const evaluated0 = validate21.evaluated; if(evaluated0.dynamicProps){…} if(evaluated0.dynamicItems){…}`
  /const (evaluated\d+) = validate\d+\.evaluated;\s*if\(\1\.dynamicProps\)\{[^}]*\}\s*if\(\1\.dynamicItems\)\{[^}]*\}/g,
  // `validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};`
  /^\s*validate\d+\.evaluated = .*;\n/gm,
];

/** `func1(data0) < 1`: counts the characters of a text to see whether it is empty. */
const EMPTY_CHECK = /\bfunc\d+\(([\w.]+)\) < 1\b/g;
/** `const func1 = require("ajv/dist/runtime/ucs2length").default;`: the function that counts characters. */
const COUNTING = /^const (func\d+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;$/m;

/** Parameters of Ajv's functions, by name. A validator without references to others uses none of them. */
const PARAMETERS: [name: string, code: RegExp][] = [
  ['parentData', /, ?parentData, ?parentDataProperty/g],
  ['rootData', /, ?rootData ?= ?data/g],
  ['dynamicAnchors', /, ?dynamicAnchors ?= ?\{\}/g],
];

/**
 * Returns the source without code that no validator in it uses. The validators report only `at`, a JSON pointer.
 * @param isTracking Whether a keyword `unevaluated…` needs the evaluated fields and items.
 */
export function shortenAjvCode(source: string, isTracking: boolean): string {
  const pointing = replaceErrors(source);
  const untracked = isTracking ? pointing : removeCode(pointing, 'evaluated', EVALUATION_CODE);
  const unparameterized = PARAMETERS.reduce(
    (text, [name, code]) => removeCode(text, name, [code]),
    untracked,
  );
  return simplifyEmptyChecks(unparameterized);
}

/**
 * Replaces Ajv's errors by `at`, a JSON pointer. A validator reads the errors of another one that it calls, so then the
 * source is returned unchanged.
 */
function replaceErrors(source: string): string {
  const short = source
    .replace(REPORTED_ERROR, (_line, validator: string, at = 'instancePath') => `${validator}.at = ${at};`)
    .replace(COLLECTED_ERROR, (_line, start: string, at = 'instancePath') => `${start}{at: ${at}};`);
  const pointing = short.replace(REPORTED_ERRORS, (_line, validator: string) =>
    short.includes('{at: ') ? `${validator}.at = vErrors?.[vErrors.length - 1].at;\n` : '',
  );
  return pointing.includes('.errors') ? source : pointing;
}

/** Replaces a count that only finds empty texts, and removes the function if nothing else counts. */
function simplifyEmptyChecks(source: string): string {
  const short = source.replace(EMPTY_CHECK, '$1.length < 1');
  const counting = COUNTING.exec(short)?.[1];
  return counting === undefined ? short : removeCode(short, counting, [COUNTING]);
}

/** Removes the code that matches the patterns. Returns the source unchanged if the rest still uses the name. */
function removeCode(source: string, name: string, patterns: readonly RegExp[]): string {
  const short = patterns.reduce((text, pattern) => text.replace(pattern, ''), source);
  return short.includes(name) ? source : short;
}
