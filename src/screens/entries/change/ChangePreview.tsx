import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { Entry } from '../../../api/entries';
import { documentOf } from '../../../controls/entries/documentOf';
import { fieldNames, formNames } from '../../../controls/entries/names.messages';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { day, formatList, money } from '../../../i18n/formats';
import { nameOf } from '../../../i18n/nameOf';
import { messages } from './change.messages';
import styles from './ChangePreview.module.css';
import { CHANGE_NAMES } from './planChange';
import type { ChangeName, Plan, PlannedEntry } from './planChange';

const FIELDS = {
  counterparty: fieldNames.counterparty,
  category: fieldNames.category,
  form: fieldNames.form,
  dueOn: fieldNames.due,
};

/** Says what each entry has now and will have, and which entries stay as they are. */
export function ChangePreview({ plan: { changed, same, otherKind } }: { plan: Plan }) {
  const intl = useIntl();
  const ofSeries = changed.filter(({ entry }) => entry.occurrence !== undefined);
  const keepsPayments = changed.some(
    ({ entry, changes }) => changes.form !== undefined && hasPayments(entry),
  );
  return (
    <section className={styles['preview']}>
      <div role="status" className={styles['summary']}>
        <p>
          <FormattedMessage {...messages.willChange} values={{ count: changed.length }} />
        </p>
        {same.length > 0 && (
          <p>
            <FormattedMessage {...messages.same} values={{ count: same.length }} />
          </p>
        )}
        {otherKind.length > 0 && (
          <p>
            <FormattedMessage
              {...messages.otherKind}
              values={{ count: otherKind.length, names: <bdi>{listNames(intl, otherKind)}</bdi> }}
            />
          </p>
        )}
        {ofSeries.length > 0 && (
          <p>
            <FormattedMessage {...messages.series} values={{ count: ofSeries.length }} />
          </p>
        )}
        {keepsPayments && (
          <p>
            <FormattedMessage {...messages.paidForm} />
          </p>
        )}
      </div>
      {changed.length > 0 && (
        <div
          role="region"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a person without a mouse scrolls it by its focus
          tabIndex={0}
          className={styles['room']}
          aria-label={intl.formatMessage(messages.preview)}
        >
          <ul className={styles['list']}>
            {changed.map((one) => (
              <ChangedRow key={one.entry.id} {...one} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function ChangedRow({ entry, changes }: PlannedEntry) {
  const intl = useIntl();
  const parts = [entry.counterparty, documentOf(entry), money(intl, entry.amountCents)].filter(Boolean);
  return (
    <li>
      <p className={styles['name']}>
        <bdi>{intl.formatList(parts, { type: 'unit', style: 'narrow' })}</bdi>
      </p>
      {CHANGE_NAMES.map((name) => {
        const after = changes[name];
        return (
          after !== undefined && (
            <p key={name}>
              <FormattedMessage
                {...messages.line}
                values={{
                  field: intl.formatMessage(FIELDS[name]),
                  before: <bdi>{writeValue(intl, name, entry[name])}</bdi>,
                  after: <bdi>{writeValue(intl, name, after)}</bdi>,
                }}
              />
            </p>
          )
        );
      })}
    </li>
  );
}

function writeValue(intl: IntlShape, name: ChangeName, value: string): string {
  if (name === 'dueOn') return day(intl, value);
  return name === 'form' ? nameOf(intl, formNames, value) : value;
}

const hasPayments = (entry: Entry): boolean =>
  entry.status === 'paid' || openCentsOf(entry) < entry.amountCents;

/** Names in one sentence. */
const MAX_NAMES = 10;

/** Returns the different names of entries, the first ones of many. */
export function listNames(intl: IntlShape, entries: readonly Pick<Entry, 'counterparty'>[]): string {
  const names = [...new Set(entries.map(({ counterparty }) => counterparty))];
  if (names.length <= MAX_NAMES) return formatList(intl, names);
  const more = intl.formatMessage(messages.more, { count: intl.formatNumber(names.length - MAX_NAMES) });
  return formatList(intl, [...names.slice(0, MAX_NAMES), more]);
}
