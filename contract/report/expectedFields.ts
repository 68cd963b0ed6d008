// Which fields a pact's request or answer holds, and how each is compared.
import { entries, entry, isObject, textIn } from '../../api-spec/document';
import type { Part } from '../pact/pactFile';

/** `type`: any value of the kind will do, also one that fits a pattern or a format. */
export type How = 'exact' | 'type';

/** By path: `dashboards[].code`. Where one entry of a list is exact, the field is. */
export function expectedFields({ body, rules }: Part): Map<string, How> {
  const patterns = Object.entries(rules['body'] ?? {}).map(([path, rule]) => ({
    steps: stepsOf(path),
    how: howOf(rule),
  }));
  const found = new Map<string, How>();

  const visit = (value: unknown, steps: string[], path: string) => {
    if (Array.isArray(value)) {
      value.forEach((one, index) => visit(one, [...steps, String(index)], `${path}[]`));
    } else if (isObject(value)) {
      for (const [key, inner] of entries(value)) {
        const at = path === '' ? key : `${path}.${key}`;
        const here = [...steps, key];
        const how = howAt(here, patterns);
        found.set(at, found.get(at) === 'exact' ? 'exact' : how);
        visit(inner, here, at);
      }
    }
  };
  visit(body, [], '');
  return found;
}

type Pattern = { steps: string[]; how: How };

/** The nearest rule counts: that of the field itself, else one above it, which holds for all below. */
function howAt(steps: string[], patterns: Pattern[]): How {
  const fitting = patterns.filter(
    (one) =>
      one.steps.length <= steps.length &&
      one.steps.every((step, index) => step === '*' || step === steps[index]),
  );
  return fitting.sort((a, b) => b.steps.length - a.steps.length)[0]?.how ?? 'exact';
}

/** `$.dashboards[*].code` and `$['dashboards'][*]['code']` alike. */
const stepsOf = (path: string): string[] =>
  [...path.matchAll(/\['([^']*)'\]|\[(\d+|\*)\]|\.([^.[\]]+)/g)].map(
    ([, quoted, index, name]) => quoted ?? index ?? name ?? '',
  );

function howOf(rule: unknown): How {
  const matchers = entry(rule, 'matchers');
  const kinds: unknown[] = Array.isArray(matchers) ? matchers : [];
  return kinds.some((matcher) => textIn(matcher, 'match') === 'equality') ? 'exact' : 'type';
}
