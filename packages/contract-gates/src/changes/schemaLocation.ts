/** Where a comparison of schemas stands. */
export type SchemaLocation = {
  /** `getToken 200`, `getToken request`. */
  of: string;
  /** `dashboards[].code`; empty at the top. */
  path: string;
  /** Who reads the value: a request is read by the provider, an answer by the caller. */
  direction: 'request' | 'response';
  /** `YYYY-MM-DD`. */
  today: string;
  /** The value is always there, so that no default ever takes its place. */
  always?: boolean;
  /** A guard of the portal reads the value: it knows nothing of `readOnly` and `writeOnly`. */
  isValidated?: boolean;
  /** The pairs of schemas that this one stands in: one that comes again would never end. */
  within: readonly string[];
};

export const formatLocation = ({ of, path }: SchemaLocation): string => (path === '' ? of : `${of} ${path}`);

/** A field, an arm, or with brackets an array's items. An empty step stays where it is. */
export function child(location: SchemaLocation, step: string): SchemaLocation {
  const joint = location.path === '' || step === '' || step.startsWith('[') ? '' : '.';
  return { ...location, always: false, path: `${location.path}${joint}${step}` };
}
