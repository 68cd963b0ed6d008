import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { findDueGroup } from '../../../../api-spec/dueGroups';
import type { Entry, EntrySummary } from '../../../api/entries';
import { viewNames } from '../../../controls/entries/views.messages';
import { money, month } from '../../../i18n/formats';
import { nameOf } from '../../../i18n/nameOf';
import type { RowGroup } from '../../../ui/DataTableRow';
import { messages } from '../entries.messages';
import type { Kind } from './views';
import { groups as groupNames } from './views.messages';

type Group = EntrySummary['groups'][number];

const GROUP_NAMES = { ...groupNames, overdue: viewNames.overdue };

/** Groups unpaid entries in the order of their due days (specification §2.221). The sums are those of all pages. */
export function groupEntries(
  intl: IntlShape,
  entries: readonly Entry[],
  { asOf: today, weekStartsOn, groups }: EntrySummary,
  kind: Kind | null,
): RowGroup[] {
  const lengths = new Map<string, number>();
  for (const { effectiveDueOn } of entries) {
    const group = findDueGroup(effectiveDueOn, { today, weekStartsOn });
    lengths.set(group, (lengths.get(group) ?? 0) + 1);
  }
  return [...lengths].map(([id, length]) => {
    const sums = groups.find(({ group }) => group === id);
    return {
      ...{ id, length },
      title: /^\d/.test(id) ? month(intl, id) : nameOf(intl, GROUP_NAMES, id),
      detail: sums && describeSums(intl, sums, kind),
    };
  });
}

function describeSums(intl: IntlShape, sums: Group, kind: Kind | null): ReactNode {
  const { receivable, payable } = sums;
  if (kind !== null)
    return (
      <FormattedMessage
        {...messages.total}
        values={{ count: sums[kind].count, amount: <bdi>{money(intl, sums[kind].openCents)}</bdi> }}
      />
    );
  return (
    <FormattedMessage
      {...messages.totalByKind}
      values={{
        count: receivable.count + payable.count,
        receivable: <bdi>{money(intl, receivable.openCents)}</bdi>,
        payable: <bdi>{money(intl, payable.openCents)}</bdi>,
      }}
    />
  );
}
