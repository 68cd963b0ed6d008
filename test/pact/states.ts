import { SCENARIOS } from '../support/scenarios';

/** Every provider state of the API description: a handler that is forgotten does not compile. */
export const STATES = {
  withDashboard: 'a user with a dashboard exists',
  withoutDashboard: 'a user without a dashboard exists',
  leadingZeros: 'a user whose login starts with zeros exists',
  nobody: 'no user with this login exists',
  blocked: 'a blocked user exists',
  administrator: 'an administrator is signed in',
  editor: 'an editor is signed in',
  noSession: 'no session with this token exists',
} as const;

export type State = (typeof STATES)[keyof typeof STATES];
/** What a handler answers with takes the place of `${…}` in the requests of its interactions. */
export type StateHandlers = Record<State, () => Promise<Record<string, string>>>;

/** The states that the description names, for the test that holds the two lists against each other. */
export const statesInDescription = (): string[] => [
  ...new Set(SCENARIOS.map(({ state }) => state).filter((state) => state !== '')),
];

export function isState(state: string): state is State {
  return Object.values<string>(STATES).includes(state);
}
