import { FormattedMessage, useIntl } from 'react-intl';
import type { CompanyDay } from '../../../api/day';
import { openSums } from '../../../controls/entries/views.messages';
import { KINDS } from '../../../controls/entries/kinds';
import { money } from '../../../i18n/formats';

import styles from './Day.module.css';

type Props = Pick<CompanyDay['overdue'], 'receivable' | 'payable'>;

/** What is open of a group. Receivables and payables are never added. */
export function GroupSums(sums: Props) {
  const intl = useIntl();
  return (
    <p className={styles['sums']}>
      {KINDS.filter((kind) => sums[kind].count > 0).map((kind) => (
        <span key={kind}>
          <FormattedMessage
            {...openSums[kind]}
            values={{ amount: <bdi>{money(intl, sums[kind].openCents)}</bdi> }}
          />
        </span>
      ))}
    </p>
  );
}
