import { FormattedMessage, useIntl } from 'react-intl';
import type { Proposal } from '../../api/reconciliation';
import { documentOf } from '../../controls/entries/documentOf';
import { statementLineTexts } from '../../controls/statementLine.messages';
import { useMayCall } from '../../controls/useMayCall';
import { day, money, signedMoney } from '../../i18n/formats';
import { Badge } from '../../ui/Badge';
import { TextButton } from '../../ui/TextButton';
import { describeReasons } from './describeProposal';
import { recordTexts } from './record.messages';
import type { Making } from './RecordDialog';
import { acceptProposal } from './reconcile';
import { messages } from './reconciliation.messages';
import styles from './reconciliation.module.css';
import { searchTexts } from './search.messages';
import type { Line } from './useLines';

type Props = {
  line: Line;
  onAccept: () => void;
  onRecord: (what: Making['what']) => void;
  onSearch: () => void;
  onIgnore: () => void;
  onUndo: () => void;
};

/** One line of the bank, what it probably is, and what a person can do with it. */
export function LineItem({ line, onAccept, onRecord, onSearch, onIgnore, onUndo }: Props) {
  const intl = useIntl();
  const { cents, text, document, proposal, done, outcome = '' } = line;
  const values = { amount: signedMoney(intl, cents), day: day(intl, line.day) };
  const names = proposal?.items.map(({ counterparty }) => counterparty) ?? [];
  const mayAccept = acceptProposal(line) !== undefined;
  const acts = useActs(line);
  const maySearch = useMayCall()('listLineCandidates');
  const toButton = (what: Making['what']) => (
    <TextButton
      key={what}
      variant="plain"
      text={recordTexts[what]}
      label={intl.formatMessage(ACT_NAMES[what], values)}
      onClick={() => onRecord(what)}
    />
  );
  return (
    <li className={styles['item']} data-done={done}>
      <div className={styles['line']}>
        <bdi className={styles['day']}>{values.day}</bdi>
        <span className={styles['text']}>
          <bdi>
            {[text || intl.formatMessage(statementLineTexts.noText), document]
              .filter((part) => part)
              .join(' · ')}
          </bdi>
        </span>
        <bdi className={styles['amount']} data-income={cents > 0}>
          {values.amount}
        </bdi>
      </div>
      <div className={styles['proposal']}>
        {done === undefined ? (
          <>
            {proposal === undefined ? (
              <Unexplained line={line} />
            ) : (
              <div className={styles['described']}>
                <Described line={line} proposal={proposal} />
              </div>
            )}
            <div className={styles['buttons']}>
              {mayAccept && (
                <TextButton
                  variant={proposal?.isStrong === true ? 'primary' : 'plain'}
                  text={messages.accept}
                  label={intl.formatMessage(messages.acceptOf, { ...values, name: names[0] ?? '' })}
                  onClick={onAccept}
                />
              )}
              {acts.first.map(toButton)}
              {maySearch && (
                <TextButton
                  variant="plain"
                  text={messages.search}
                  label={intl.formatMessage(messages.searchOf, values)}
                  onClick={onSearch}
                />
              )}
              {acts.further.map(toButton)}
              <TextButton
                variant="plain"
                text={messages.ignore}
                label={intl.formatMessage(messages.ignoreOf, values)}
                onClick={onIgnore}
              />
            </div>
          </>
        ) : (
          <>
            <p className={styles['state']}>
              <Badge status={done === 'matched' ? 'success' : 'neutral'}>
                <FormattedMessage {...(done === 'matched' ? messages.matched : messages.ignored)} />
              </Badge>
              {outcome !== '' && <bdi>{outcome}</bdi>}
            </p>
            <div className={styles['buttons']}>
              <TextButton
                variant="plain"
                text={done === 'matched' ? messages.undo : messages.restore}
                label={intl.formatMessage(done === 'matched' ? messages.undoOf : messages.restoreOf, values)}
                onClick={onUndo}
              />
            </div>
          </>
        )}
      </div>
    </li>
  );
}

const ACT_NAMES = { entry: recordTexts.entryOf, fee: recordTexts.feeOf, transfer: recordTexts.transferOf };

/** What a person can make out of a line. What is likely comes first, so that it is the main button. */
function useActs({ cents, proposal, similar = [], otherSide, usual }: Line) {
  const mayCall = useMayCall();
  if (!mayCall('recordLine')) return { first: [], further: [] };
  const offered: Making['what'][] = [
    'entry',
    ...(cents < 0 ? (['fee'] as const) : []),
    ...(mayCall('addTransfer') ? (['transfer'] as const) : []),
  ];
  const likely =
    proposal !== undefined
      ? undefined
      : otherSide
        ? 'transfer'
        : // A new entry beside a similar one would count twice.
          usual && similar.length === 0
          ? 'entry'
          : undefined;
  return {
    first: offered.filter((what) => what === likely),
    further: offered.filter((what) => what !== likely),
  };
}

/** What a line without a proposal may be. */
function Unexplained({ line }: { line: Line }) {
  const intl = useIntl();
  const { similar = [], otherSide, usual } = line;
  if (otherSide === undefined && similar.length > 0)
    return (
      <div className={styles['described']}>
        <p className={styles['hint']}>
          <FormattedMessage {...searchTexts.similar} values={{ count: similar.length }} />
        </p>
        {similar.map((proposal) => (
          <Described key={proposal.items[0]?.id} line={line} proposal={proposal} />
        ))}
      </div>
    );
  return (
    <p className={styles['hint']}>
      {otherSide ? (
        <FormattedMessage
          {...recordTexts.probably}
          values={{ account: <bdi>{otherSide.accountName}</bdi>, day: <bdi>{day(intl, otherSide.day)}</bdi> }}
        />
      ) : usual ? (
        <FormattedMessage
          {...recordTexts.usual}
          values={{ name: <bdi>{usual.counterparty}</bdi>, category: <bdi>{usual.category}</bdi> }}
        />
      ) : (
        <FormattedMessage {...messages.noProposal} />
      )}
    </p>
  );
}

const KINDS = { payment: messages.linkedPayment, transfer: messages.linkedTransfer };

function Described({ line, proposal }: { line: Line; proposal: Proposal }) {
  const intl = useIntl();
  return (
    <>
      <ul className={styles['names']}>
        {proposal.items.map(({ kind, id, day: expectedOn, dueOn, cents, counterparty, payment, ...item }) => (
          <li key={`${kind} ${id}`} className={styles['named']}>
            <bdi className={styles['name']}>{counterparty}</bdi>
            <span className={styles['hint']}>
              <bdi>
                {[
                  intl.formatMessage(describeKind(kind, cents)),
                  documentOf(item),
                  money(intl, Math.abs(cents)),
                ]
                  .filter((part) => part)
                  .join(' · ')}
              </bdi>
            </span>
            {kind === 'entry' && (
              <span className={styles['hint']}>
                {dueOn === undefined ? (
                  <FormattedMessage
                    {...messages.dueOn}
                    values={{ day: <bdi>{day(intl, expectedOn)}</bdi> }}
                  />
                ) : (
                  <FormattedMessage
                    {...messages.dueAndExpectedOn}
                    values={{
                      day: <bdi>{day(intl, dueOn)}</bdi>,
                      expected: <bdi>{day(intl, expectedOn)}</bdi>,
                    }}
                  />
                )}
              </span>
            )}
            {payment !== undefined && <Extra payment={payment} />}
          </li>
        ))}
      </ul>
      <p className={styles['hint']}>{describeReasons(intl, line, proposal)}</p>
    </>
  );
}

const describeKind = (kind: string, cents: number) =>
  kind === 'payment' || kind === 'transfer'
    ? KINDS[kind]
    : cents > 0
      ? messages.receivable
      : messages.payable;

/** What a payment has beside the debt. */
function Extra({
  payment: { fineCents, interestCents, feeCents },
}: {
  payment: NonNullable<Proposal['items'][number]['payment']>;
}) {
  const intl = useIntl();
  const charges = fineCents + interestCents;
  if (charges + feeCents === 0) return null;
  const text = charges > 0 ? messages.charges : messages.fee;
  return (
    <span className={styles['hint']}>
      <FormattedMessage {...text} values={{ amount: <bdi>{money(intl, charges || feeCents)}</bdi> }} />
    </span>
  );
}
