// Edits the text of a committed pact.
import { existsSync, readFileSync } from 'node:fs';
import config from '../../../../contract.config';
import type { Edit } from '../../plantedChange';

const INTERACTION_START = /(?=^ {4}\{\n {6}"description": )/m;

/** Replaces a text that occurs exactly once in an interaction. */
export function inInteraction(id: string, find: string | RegExp, replace: string): Edit {
  return {
    file: findPact(id),
    change: (pact) =>
      pact
        .split(INTERACTION_START)
        .map((part) => (isInteraction(part, id) ? replaceOnce(part, find, replace) : part))
        .join(''),
  };
}

/** Removes an interaction. */
export const withoutInteraction = (id: string): Edit => ({
  file: findPact(id),
  change: (pact) =>
    pact
      .split(INTERACTION_START)
      .filter((part) => !isInteraction(part, id))
      .join(''),
});

/** Swaps the responses of two interactions of one pact. */
export function swapResponses(one: string, other: string): Edit {
  return {
    file: findPact(one),
    change: (pact) => {
      const parts = pact.split(INTERACTION_START);
      const [first, second] = [one, other].map((id) =>
        findResponse(parts.find((part) => isInteraction(part, id)) ?? ''),
      );
      return parts
        .map((part) => {
          if (isInteraction(part, one)) return part.replace(first ?? '', () => second ?? '');
          return isInteraction(part, other) ? part.replace(second ?? '', () => first ?? '') : part;
        })
        .join('');
    },
  };
}

/** Returns the path of the pact with an interaction. @throws {Error} if no pact contains it. */
function findPact(id: string): string {
  const found = config.agreements.find(
    ({ pact }) => existsSync(pact) && isInteraction(readFileSync(pact, 'utf8'), id),
  );
  if (found === undefined) throw new Error(`No pact has the interaction ${id}`);
  return found.pact;
}

const isInteraction = (part: string, id: string) => part.includes(`"description": "${id}",`);
const findResponse = (part: string) => /^ {6}"response": \{.*?^ {6}\}/ms.exec(part)?.[0] ?? '';

function replaceOnce(part: string, find: string | RegExp, replace: string): string {
  const times = part.split(find).length - 1;
  if (times !== 1)
    throw new Error(`The interaction contains this ${String(times)} times, not once: ${String(find)}`);
  return part.replace(find, () => replace);
}
