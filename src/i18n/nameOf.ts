import type { IntlShape, MessageDescriptor } from 'react-intl';

/** Returns the name of a value. An unknown value stays as it is. */
export function nameOf(
  intl: IntlShape,
  names: Readonly<Record<string, MessageDescriptor>>,
  value: string,
): string {
  const name = Object.entries(names).find(([known]) => known === value)?.[1];
  return name === undefined ? value : intl.formatMessage(name);
}
