import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { AuditEvent } from '../../api/events';
import { readKind } from '../../controls/entries/kinds';
import { day, month as formatMonth } from '../../i18n/formats';
import { isDay } from '../../i18n/typedDays';
import { actionTitles } from './action.messages';
import { messages } from './audit.messages';
import { monthTitles } from './month.messages';

const ACTIONS: Readonly<Record<string, MessageDescriptor>> = {
  created: actionTitles.created,
  changed: actionTitles.changed,
  deleted: actionTitles.deleted,
  restored: actionTitles.restored,
  paid: actionTitles.paid,
  unpaid: actionTitles.unpaid,
  refunded: actionTitles.refunded,
  'refund-voided': actionTitles.refundVoided,
  'series-created': actionTitles.seriesCreated,
  'series-changed': actionTitles.seriesChanged,
  'series-ended': actionTitles.seriesEnded,
  'series-resumed': actionTitles.seriesResumed,
  imported: actionTitles.imported,
  'import-undone': actionTitles.importUndone,
  'company-changed': actionTitles.companyChanged,
  'categories-changed': actionTitles.categoriesChanged,
  'categories-merged': actionTitles.categoriesMerged,
  'merge-undone': actionTitles.mergeUndone,
  'account-added': actionTitles.accountAdded,
  'account-changed': actionTitles.accountChanged,
  transferred: actionTitles.transferred,
  'transfer-voided': actionTitles.transferVoided,
  'statement-imported': actionTitles.statementImported,
  'statement-undone': actionTitles.statementUndone,
  'line-matched': actionTitles.lineMatched,
  'line-unmatched': actionTitles.lineUnmatched,
  'line-ignored': actionTitles.lineIgnored,
  'line-restored': actionTitles.lineRestored,
  'month-closed': actionTitles.monthClosed,
  'month-reopened': actionTitles.monthReopened,
  'signed-in': actionTitles.signedIn,
  'session-ended': actionTitles.sessionEnded,
  'sessions-ended': actionTitles.sessionsEnded,
  exported: actionTitles.exported,
  'user-added': actionTitles.userAdded,
  'user-changed': actionTitles.userChanged,
  'user-blocked': actionTitles.userBlocked,
  'user-unblocked': actionTitles.userUnblocked,
  'user-removed': actionTitles.userRemoved,
  'link-made': actionTitles.linkMade,
  'password-reset': actionTitles.passwordReset,
  'password-set': actionTitles.passwordSet,
  'password-changed': actionTitles.passwordChanged,
  'installation-set-up': actionTitles.installationSetUp,
  'events-deleted': actionTitles.eventsDeleted,
  'name-erased': actionTitles.nameErased,
};

/** Attempts of one minute. */
const REFUSED: Readonly<Record<string, MessageDescriptor>> = {
  'sign-in-refused': messages.signInsRefused,
  'act-refused': messages.actsRefused,
  'own-password-refused': messages.ownPasswordsRefused,
  'link-refused': messages.linksRefused,
  'setup-refused': messages.setupsRefused,
};

/** What happens with a receivable, which is received and never paid. */
const RECEIVED: Readonly<Record<string, MessageDescriptor>> = {
  paid: actionTitles.received,
  unpaid: actionTitles.unreceived,
};

/** Returns what happened in words. An unknown action is a change. */
export function describeAction(intl: IntlShape, event: AuditEvent): string {
  const { action, attempts: count = 1 } = event;
  const refused = REFUSED[action];
  if (refused !== undefined) return intl.formatMessage(refused, { count });
  const ofMonth = describeMonth(intl, event);
  if (ofMonth !== null) return ofMonth;
  const received = readKind(event.objectKind) === 'receivable' ? RECEIVED[action] : undefined;
  const title: MessageDescriptor = received ?? ACTIONS[action] ?? actionTitles.other;
  return intl.formatMessage(title);
}

/** Returns the sentence of closed or reopened months, or of the file of one. Null: the event names none. */
function describeMonth(intl: IntlShape, { action, changes }: AuditEvent): string | null {
  const find = (name: string) => changes.find(({ field }) => field === name)?.after;
  const [until, month] = [find('closedUntil'), find('month')];
  const isUntilDay = typeof until === 'string' && isDay(until);
  if (action === 'month-closed' && isUntilDay)
    return intl.formatMessage(monthTitles.monthsClosedUntil, { day: day(intl, until) });
  if (action === 'month-reopened' && isUntilDay)
    return intl.formatMessage(monthTitles.monthsReopenedAfter, { day: day(intl, until) });
  if (action === 'month-reopened' && until === null) return intl.formatMessage(monthTitles.monthsReopened);
  return action === 'exported' && typeof month === 'string' && isDay(`${month}-01`)
    ? intl.formatMessage(monthTitles.monthExported, { month: formatMonth(intl, month) })
    : null;
}

/** Returns who did it. The server does some things by itself. */
export function describePerson(intl: IntlShape, { userName, action }: AuditEvent): string {
  if (userName !== '') return userName;
  return intl.formatMessage(action in REFUSED ? messages.unknown : messages.self);
}
