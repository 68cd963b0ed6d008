import { HttpError } from './httpError';

/** Reads the choices of a form. Null: it has none. @throws HttpError 400 */
export function readFormChoices<Choices>(
  text: string | undefined,
  isChoices: (value: unknown) => value is Choices,
): Choices | null {
  if (text === undefined || text === '') return null;
  const choices = parseJson(text);
  if (!isChoices(choices)) throw new HttpError(400);
  return choices;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400);
  }
}
