import { readString } from '../description/document';

/** The location of a comparison of schemas, and its context. */
export type SchemaLocation = {
  /** `signIn 200`, `signIn request`. */
  of: string;
  /** `courts[].code`; empty at the top. */
  path: string;
  /** The provider reads a request, the caller reads a response. */
  direction: 'request' | 'response';
  /** `YYYY-MM-DD`. */
  today: string;
  /** The value is always present, so no default applies. */
  always?: boolean;
  /** A validator reads the value. It ignores `readOnly` and `writeOnly`. */
  isValidated?: boolean;
  /** The discriminators that selected these schemas, which inherit them. */
  discriminators?: string | undefined;
  /** The sets of subtypes that are compared already, because many paths lead to the same ones. */
  bases?: Set<string>;
  /** The pairs of schemas around this one, which end a recursion. */
  within: readonly string[];
};

export const formatLocation = ({ of, path }: SchemaLocation): string => (path === '' ? of : `${of} ${path}`);

/** Appends a field, a variant, or `[]`. An empty step changes nothing. */
export function child(location: SchemaLocation, step: string): SchemaLocation {
  const joint = location.path === '' || step === '' || step.startsWith('[') ? '' : '.';
  return { ...location, always: false, discriminators: undefined, path: `${location.path}${joint}${step}` };
}

/** Returns the name of a parameter in locations: `{code}`, `query page`. */
export function formatParameter(parameter: unknown): string {
  const [location, name] = [readString(parameter, 'in') ?? '', readString(parameter, 'name') ?? ''];
  return location === 'path' ? `{${name}}` : `${location} ${name}`;
}
