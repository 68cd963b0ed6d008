// Edits the text of a committed pact, as a person does in an editor.
import { existsSync, readFileSync } from 'node:fs';
import config from '../../../../contract.config';
import type { Edit } from '../../plantedChange';

const BEGINS = /(?=^ {4}\{\n {6}"description": )/m;

/** Within one interaction, what stands there exactly once. */
export function inInteraction(id: string, find: string | RegExp, replace: string): Edit {
  return {
    file: pactWith(id),
    change: (pact) =>
      pact
        .split(BEGINS)
        .map((part) => (isOf(part, id) ? onceReplaced(part, find, replace) : part))
        .join(''),
  };
}

/** Takes an interaction out. */
export const withoutInteraction = (id: string): Edit => ({
  file: pactWith(id),
  change: (pact) =>
    pact
      .split(BEGINS)
      .filter((part) => !isOf(part, id))
      .join(''),
});

/** Each of two interactions of one pact expects the answer of the other one. */
export function withSwappedAnswers(one: string, other: string): Edit {
  return {
    file: pactWith(one),
    change: (pact) => {
      const parts = pact.split(BEGINS);
      const [first, second] = [one, other].map((id) => answerIn(parts.find((part) => isOf(part, id)) ?? ''));
      return parts
        .map((part) => {
          if (isOf(part, one)) return part.replace(first ?? '', () => second ?? '');
          return isOf(part, other) ? part.replace(second ?? '', () => first ?? '') : part;
        })
        .join('');
    },
  };
}

/** The pact that has an interaction. @throws {Error} when none does. */
function pactWith(id: string): string {
  const found = config.agreements.find(
    ({ pact }) => existsSync(pact) && isOf(readFileSync(pact, 'utf8'), id),
  );
  if (found === undefined) throw new Error(`No pact has the interaction ${id}`);
  return found.pact;
}

const isOf = (part: string, id: string) => part.includes(`"description": "${id}",`);
const answerIn = (part: string) => /^ {6}"response": \{.*?^ {6}\}/ms.exec(part)?.[0] ?? '';

function onceReplaced(part: string, find: string | RegExp, replace: string): string {
  const times = part.split(find).length - 1;
  if (times !== 1) throw new Error(`The interaction holds ${String(times)} times, not once: ${String(find)}`);
  return part.replace(find, () => replace);
}
