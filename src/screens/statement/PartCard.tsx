import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { StatementChoices, StatementPart, StatementPreview } from '../../api/statements';
import { day, dayRange, formatList, money } from '../../i18n/formats';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { SelectField } from '../../ui/SelectField';
import { LineTable } from './LineTable';
import { messages as checkTexts } from './check.messages';
import { messages } from './counts.messages';
import styles from './statement.module.css';

type Answer = NonNullable<StatementChoices['accounts']>[number];

type Props = {
  part: StatementPart;
  accounts: StatementPreview['moneyAccounts'];
  /** What the person has decided about it. */
  answer: Answer | undefined;
  taken: readonly number[];
  onAnswer: (answer: Answer) => void;
  onTake: (rows: number[]) => void;
};

/** What a statement says about one account, and the questions about it. */
export function PartCard({ part, accounts, answer, taken, onAnswer, onTake }: Props) {
  const intl = useIntl();
  const id = useId();
  const { key, accountId, suggestedAccountId, questions, lines, counts } = part;
  const isAsLast = accountId !== null && accountId === suggestedAccountId;
  const isSignAsked = questions.includes('inverts') || answer?.inverts !== undefined;
  const linesOf = (state: string) => lines.filter((line) => line.state === state);
  const [added, perhaps] = [linesOf('new'), linesOf('perhaps')];
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {describePart(intl, part)}
      </h2>
      <Facts part={part} />
      <div className={styles['narrow']}>
        <SelectField
          label={<FormattedMessage {...checkTexts.accountField} />}
          options={accounts.map((account) => ({ value: account.id, label: account.name }))}
          value={accountId}
          hint={
            <>
              {questions.includes('account') && <FormattedMessage {...checkTexts.accountMissing} />}{' '}
              <FormattedMessage
                {...(isAsLast
                  ? checkTexts.accountAsLast
                  : key === ''
                    ? checkTexts.accountHintOnce
                    : checkTexts.accountHint)}
              />
            </>
          }
          onChoose={(chosen) =>
            chosen !== null && chosen !== accountId && onAnswer({ key, accountId: chosen })
          }
        />
      </div>
      {isSignAsked && accountId !== null && (
        <ChoiceGroup
          legend={<FormattedMessage {...checkTexts.inverts} />}
          layout="list"
          choices={[
            { value: 'out', label: <FormattedMessage {...checkTexts.invertsOut} /> },
            { value: 'in', label: <FormattedMessage {...checkTexts.invertsIn} /> },
          ]}
          value={answer?.inverts === undefined ? null : answer.inverts ? 'out' : 'in'}
          onChoose={(meaning) => onAnswer({ key, accountId, inverts: meaning === 'out' })}
        />
      )}
      <Counts counts={counts} leftOut={part.leftOut} />
      <Problems problems={part.problems} />
      {perhaps.length > 0 && (
        <LineTable
          heading={checkTexts.perhapsLines}
          detail={checkTexts.perhapsDetail}
          lines={perhaps}
          total={counts.perhaps}
          selection={{
            isSelected: (row) => taken.includes(Number(row)),
            onSelect: (rows, isSelected) =>
              onTake([
                ...taken.filter((row) => !rows.includes(String(row))),
                ...(isSelected ? rows.map(Number) : []),
              ]),
          }}
        />
      )}
      {added.length > 0 && <LineTable heading={checkTexts.newLines} lines={added} total={counts.new} />}
    </section>
  );
}

function describePart(intl: IntlShape, { bankCode, numberEnd, isCard }: StatementPart): string {
  if (numberEnd === undefined) return intl.formatMessage(checkTexts.unnamed);
  const values = { end: numberEnd, bank: bankCode };
  if (isCard) return intl.formatMessage(checkTexts.card, values);
  return intl.formatMessage(bankCode === undefined ? checkTexts.account : checkTexts.bankAccount, values);
}

/** Period, sums and the balance of the bank. */
function Facts({ part: { from, to, inCents, outCents, balance } }: { part: StatementPart }) {
  const intl = useIntl();
  const facts = [
    ...(from !== undefined && to !== undefined
      ? [{ label: intl.formatMessage(checkTexts.period), value: dayRange(intl, from, to) }]
      : []),
    { label: intl.formatMessage(checkTexts.in), value: money(intl, inCents) },
    { label: intl.formatMessage(checkTexts.out), value: money(intl, outCents) },
    ...(balance === null
      ? []
      : [
          {
            label: intl.formatMessage(checkTexts.balance, { day: day(intl, balance.day) }),
            value: money(intl, balance.cents),
          },
        ]),
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LEFT_OUT: Readonly<Record<string, MessageDescriptor>> = {
  balance: messages.leftBalance,
  zero: messages.leftZero,
  'not-booked': messages.leftNotBooked,
};

/** How many lines there are of each state, and why rows are no movement. */
function Counts({ counts, leftOut }: Pick<StatementPart, 'counts' | 'leftOut'>) {
  const intl = useIntl();
  const others = leftOut.filter(({ reason }) => LEFT_OUT[reason] === undefined);
  const reasons = [
    ...leftOut.flatMap(({ reason, count }) =>
      LEFT_OUT[reason] === undefined ? [] : [intl.formatMessage(LEFT_OUT[reason], { count })],
    ),
    ...(others.length > 0
      ? [intl.formatMessage(messages.leftOther, { count: others.reduce((sum, { count }) => sum + count, 0) })]
      : []),
  ];
  return (
    <ul className={styles['counts']}>
      <li>
        <FormattedMessage {...messages.countNew} values={{ count: counts.new }} />
      </li>
      {counts.known > 0 && (
        <li>
          <FormattedMessage {...messages.countKnown} values={{ count: counts.known }} />
        </li>
      )}
      {counts.perhaps > 0 && (
        <li>
          <FormattedMessage {...messages.countPerhaps} values={{ count: counts.perhaps }} />
        </li>
      )}
      {counts.leftOut > 0 && (
        <li>
          <FormattedMessage
            {...messages.countLeftOutOf}
            values={{ count: counts.leftOut, reasons: formatList(intl, reasons) }}
          />
        </li>
      )}
      {counts.problems > 0 && (
        <li>
          <FormattedMessage {...messages.countProblems} values={{ count: counts.problems }} />
        </li>
      )}
    </ul>
  );
}

const PROBLEMS = {
  day: messages.problemDay,
  amount: messages.problemAmount,
  'ambiguous-amount': messages.problemAmbiguous,
  'two-amounts': messages.problemTwo,
  sign: messages.problemSign,
  currency: messages.problemCurrency,
  balance: messages.problemBalance,
  cut: messages.problemCut,
} as const;

const isKnownProblem = (reason: string): reason is keyof typeof PROBLEMS => Object.hasOwn(PROBLEMS, reason);

/** The rows that cannot be read. Their content is not shown, because the file has it. */
function Problems({ problems }: Pick<StatementPart, 'problems'>) {
  const intl = useIntl();
  if (problems.length === 0) return null;
  return (
    <div className={styles['notice']} data-status="warning">
      <div>
        <h3>
          <FormattedMessage {...messages.problems} />
        </h3>
        <ul className={styles['problems']}>
          {problems.map(({ row, reason }, index) => (
            <li key={`${index} ${row}`}>
              {intl.formatMessage(isKnownProblem(reason) ? PROBLEMS[reason] : messages.problemOther, {
                row: intl.formatNumber(row),
              })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
