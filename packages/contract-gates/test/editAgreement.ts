// Edits the agreement of the fixtures, for tests of expectations.
import { readFileSync } from 'node:fs';
import { readDocument, readObject } from '../src/description/readDocument';
import { planted } from './editDescription';
import type { Edits } from './editDescription';
import { DESCRIPTION_FIXTURE, PACT_FIXTURE } from './fixtures/agreement';
import { optionalExpectations } from '../src/pact/optionalExpectations';
import { readPact } from '../src/pact/pactFile';

export const SHIPPED = readDocument(readFileSync(DESCRIPTION_FIXTURE, 'utf8'));
const SHIPPED_PACT = readObject(readFileSync(PACT_FIXTURE, 'utf8'));
export const findInteraction = (id: string) =>
  readPact(JSON.stringify(SHIPPED_PACT)).findIndex(({ description }) => description === id);
export const REFUSED = `interactions ${findInteraction('getToken: refused')} response`;
export const ACCEPTED = `interactions ${findInteraction('getToken: accepted')} response`;
export const LIST = `interactions ${findInteraction('listDashboards: dashboards')} response`;

export const TOKEN_ANSWER = 'paths /authorization/getToken post responses 200';
export const REFUSED_EXAMPLE = `${TOKEN_ANSWER} content application/json examples refused value`;
export const ACCEPTED_EXAMPLE = `${TOKEN_ANSWER} content application/json examples accepted value`;
export const LIST_EXAMPLE =
  'paths /dashboards get responses 200 content application/json examples dashboards value';
export const ENTRY = 'components schemas DashboardEntry';

export const [WITH, WITHOUT] = [
  { code: 'vendas', title: 'Vendas', icon: 'trending-up' },
  { code: 'default', title: 'Visão geral' },
];
export const iconIsOptional = { [`${ENTRY} required`]: ['code', 'title'] };
export const byType = { combine: 'AND', matchers: [{ match: 'type' }] };
export const text = { type: 'string' };

/** A pact that expects such items in the list, with any titles. */
export const holding = (...items: object[]): Edits => ({
  [`${LIST} body content dashboards`]: items,
  [`${LIST} matchingRules body`]: {
    '$.dashboards': {
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
export const exactly = (...items: object[]): Edits => ({
  [`${LIST} body content dashboards`]: items,
  [`${LIST} matchingRules`]: {},
});

export type Case = { description?: Edits; pact?: Edits; lines: string[] };

/** Returns the findings after the edits. */
export function linesWith({ description = {}, pact = {} }: Omit<Case, 'lines'>): string[] {
  const interactions = readPact(JSON.stringify(planted(SHIPPED_PACT, pact)));
  return optionalExpectations(interactions, planted(SHIPPED, description));
}
