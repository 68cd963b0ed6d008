import type { operations } from '../../api-spec/schema.gen';
import { refusedAttempts } from '../database/refusedAttempts';
import type { accessEvents } from '../database/accessEvents';
import type { activity } from '../database/tables';

/** The groups by which a person chooses events. */
export type EventGroup = NonNullable<NonNullable<operations['listEvents']['parameters']['query']>['group']>;

type Group = {
  books?: readonly (typeof activity.$inferSelect)['action'][];
  door?: readonly (typeof accessEvents.$inferSelect)['action'][];
  refused?: readonly (typeof refusedAttempts.$inferSelect)['action'][];
};

/** The actions of each group, by the table that has them. */
export const EVENT_GROUPS: Readonly<Record<EventGroup, Group>> = {
  entries: { books: ['created', 'changed', 'deleted', 'restored'] },
  payments: {
    books: [
      'paid',
      'unpaid',
      'refunded',
      'refund-voided',
      'transferred',
      'transfer-voided',
      'line-matched',
      'line-unmatched',
      'line-ignored',
      'line-restored',
    ],
  },
  imports: { books: ['imported', 'import-undone', 'statement-imported', 'statement-undone'] },
  settings: {
    books: [
      'company-changed',
      'categories-changed',
      'categories-merged',
      'merge-undone',
      'account-added',
      'account-changed',
      'month-closed',
      'month-reopened',
    ],
    door: ['installation-set-up', 'events-deleted', 'name-erased'],
  },
  signIns: { door: ['signed-in', 'session-ended', 'sessions-ended'], refused: ['sign-in-refused'] },
  users: {
    door: [
      'user-added',
      'user-changed',
      'user-blocked',
      'user-unblocked',
      'user-removed',
      'link-made',
      'password-reset',
      'password-set',
      'password-changed',
    ],
    refused: ['own-password-refused', 'link-refused'],
  },
  exports: { door: ['exported'] },
  refusals: { refused: refusedAttempts.action.enumValues },
};
