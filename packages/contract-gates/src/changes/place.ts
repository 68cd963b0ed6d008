/** Where a comparison of schemas stands. */
export type Place = {
  /** `getToken 200`, `getToken request`. */
  of: string;
  /** `dashboards[].code`; empty at the top. */
  path: string;
  /** Who reads the value: a request is read by the provider, an answer by the caller. */
  direction: 'request' | 'answer';
  /** `YYYY-MM-DD`. */
  today: string;
  /** The value is always there, so that no default ever takes its place. */
  always?: boolean;
  /** A guard of the portal reads the value: it knows nothing of `readOnly` and `writeOnly`. */
  isGuarded?: boolean;
  /** The pairs of schemas that this one stands in: one that comes again would never end. */
  within: readonly string[];
};

export const nameOf = ({ of, path }: Place): string => (path === '' ? of : `${of} ${path}`);

/** A field, an arm, or with brackets an array's items. An empty step stays where it is. */
export function below(place: Place, step: string): Place {
  const joint = place.path === '' || step === '' || step.startsWith('[') ? '' : '.';
  return { ...place, always: false, path: `${place.path}${joint}${step}` };
}
