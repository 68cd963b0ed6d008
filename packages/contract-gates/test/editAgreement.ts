// Edits the club’s agreement, for tests of expectations.
import { applyEdits } from './editDescription';
import type { Edits } from './editDescription';
import { CLUB_DESCRIPTION, CLUB_PACT } from './club';
import { optionalExpectations } from '../src/pact/optionalExpectations';
import { readPact } from '../src/pact/pactFile';

export const findInteraction = (id: string) =>
  readPact(JSON.stringify(CLUB_PACT)).findIndex(({ description }) => description === id);
export const REFUSED = `interactions ${findInteraction('signIn: refused')} response`;
export const ACCEPTED = `interactions ${findInteraction('signIn: accepted')} response`;
export const LIST = `interactions ${findInteraction('listCourts: courts')} response`;

export const SIGN_IN_RESPONSE = 'paths /sign-in post responses 200';
export const REFUSED_EXAMPLE = `${SIGN_IN_RESPONSE} content application/json examples refused value`;
export const ACCEPTED_EXAMPLE = `${SIGN_IN_RESPONSE} content application/json examples accepted value`;
export const LIST_EXAMPLE = 'paths /courts get responses 200 content application/json examples courts value';
export const COURT = 'components schemas Court';

export const [WITH_ICON, WITHOUT_ICON] = [
  { code: 'saibro', title: 'Saibro', icon: 'trending-up' },
  { code: 'default', title: 'Visão geral' },
];
export const iconIsOptional = { [`${COURT} required`]: ['code', 'title'] };
export const byType = { combine: 'AND', matchers: [{ match: 'type' }] };
export const text = { type: 'string' };

/** A pact that expects such items in the list, with any titles. */
export const listContaining = (...items: object[]): Edits => ({
  [`${LIST} body content courts`]: items,
  [`${LIST} matchingRules body`]: {
    '$.courts': {
      combine: 'AND',
      matchers: [
        {
          match: 'arrayContains',
          variants: items.map((_, index) => ({ index, rules: { '$.title': byType } })),
        },
      ],
    },
  },
});
/** A pact that expects exactly this list. */
export const listOfExactly = (...items: object[]): Edits => ({
  [`${LIST} body content courts`]: items,
  [`${LIST} matchingRules`]: {},
});

export type Case = { description?: Edits; pact?: Edits; lines: string[] };

/** Returns the findings after the edits. */
export function linesWith({ description = {}, pact = {} }: Omit<Case, 'lines'>): string[] {
  const interactions = readPact(JSON.stringify(applyEdits(CLUB_PACT, pact)));
  return optionalExpectations(interactions, applyEdits(CLUB_DESCRIPTION, description));
}
