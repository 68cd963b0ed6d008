import { FormattedMessage, useIntl } from 'react-intl';
import type { CompanyDay } from '../../../api/day';
import { money } from '../../../i18n/formats';
import { figures } from '../views/views.messages';
import styles from './Day.module.css';

type Props = Pick<CompanyDay['overdue'], 'receivable' | 'payable'>;

const NAMES = { receivable: figures.toReceive, payable: figures.toPay } as const;

/** What is open of a group. Receivables and payables are never added. */
export function GroupSums(sums: Props) {
  const intl = useIntl();
  return (
    <p className={styles['sums']}>
      {(['receivable', 'payable'] as const)
        .filter((kind) => sums[kind].count > 0)
        .map((kind) => (
          <span key={kind}>
            <FormattedMessage
              {...NAMES[kind]}
              values={{ amount: <bdi>{money(intl, sums[kind].openCents)}</bdi> }}
            />
          </span>
        ))}
    </p>
  );
}
