import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LineCandidate, Proposal, WaitingLine } from '../../api/reconciliation';
import { documentOf } from '../../controls/entries/documentOf';
import { day, money } from '../../i18n/formats';
import { CheckBox } from '../../ui/CheckBox';
import { describeReasons } from './describeProposal';
import styles from './reconciliation.module.css';
import { searchTexts } from './search.messages';

type Props = {
  title: string;
  line: WaitingLine;
  items: readonly LineCandidate[];
  /** What the line is probably. */
  likely: readonly Proposal[];
  isChosen: (item: LineCandidate) => boolean;
  onChoose: (item: LineCandidate, isOn: boolean) => void;
  /** Says that more of them match. */
  more: ReactNode;
};

/** What a person may choose for a line, with a check box each. */
export function CandidateList({ title, line, items, likely, isChosen, onChoose, more }: Props) {
  const intl = useIntl();
  const id = useId();
  return (
    <section>
      <h3 id={id} className={styles['groupTitle']}>
        {title}
      </h3>
      <ul className={styles['candidates']} aria-labelledby={id}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <CheckBox
              label={[item.counterparty, documentOf(item)].filter((part) => part !== '').join(' · ')}
              state={isChosen(item) ? 'on' : 'off'}
              onChange={(isOn) => onChoose(item, isOn)}
            />
            <p className={styles['hint']}>
              <FormattedMessage
                {...textOf(item)}
                values={{
                  amount: <bdi>{money(intl, Math.abs(item.cents))}</bdi>,
                  day: <bdi>{day(intl, item.day)}</bdi>,
                }}
              />
              {likely.flatMap((proposal) =>
                proposal.items.some((one) => one.kind === item.kind && one.id === item.id)
                  ? ` · ${describeReasons(intl, line, proposal)}`
                  : [],
              )}
            </p>
          </li>
        ))}
      </ul>
      {more && <p className={styles['hint']}>{more}</p>}
    </section>
  );
}

const textOf = ({ kind }: LineCandidate) =>
  kind === 'entry' ? searchTexts.open : kind === 'transfer' ? searchTexts.ofTransfer : searchTexts.ofPayment;
