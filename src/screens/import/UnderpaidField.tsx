import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportPreview } from '../../api/imports';
import { messages as differenceTexts } from '../../controls/entries/difference.messages';
import { kindNames, fieldNames } from '../../controls/entries/names.messages';
import { namedValue } from '../../controls/namedValue.messages';
import { CENTS, money } from '../../i18n/formats';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { DataTable } from '../../ui/DataTable';
import { messages as checkTexts } from './check.messages';
import type { Kind } from './choices';
import type { FieldProps } from './FormatFields';
import { messages } from './question.messages';
import { RowCount, useShortList } from './RowCount';

type Underpaid = NonNullable<ImportPreview['underpaid']>;

/** The choice of what the rest is in rows that are paid with less than their amount. The answer is for this sum only. */
export function UnderpaidField({ preview: { underpaid }, choices, onChange }: FieldProps) {
  if (underpaid === undefined) return null;
  const { count, cents } = underpaid;
  return (
    <>
      <ChoiceGroup
        legend={<FormattedMessage {...messages.underpaid} values={{ count }} />}
        layout="cards"
        choices={[
          {
            value: 'discount',
            label: <FormattedMessage {...messages.underpaidDiscount} />,
            hint: <Sums underpaid={underpaid} />,
          },
          {
            value: 'leave-out',
            label: <FormattedMessage {...messages.underpaidOut} values={{ count }} />,
            hint: <FormattedMessage {...messages.underpaidOutHint} />,
          },
        ]}
        value={choices.underpaid?.cents === cents ? choices.underpaid.rest : ''}
        onChoose={(rest) => rest !== '' && onChange({ underpaid: { rest, cents } })}
      />
      <Rows underpaid={underpaid} />
    </>
  );
}

/** What becomes a discount. A sum of both kinds means nothing. */
function Sums({ underpaid }: { underpaid: Underpaid }) {
  const intl = useIntl();
  const sums = splitSum(underpaid);
  return sums.map(({ kind, cents }, index) => {
    const sentence = (
      <FormattedMessage
        {...differenceTexts.below}
        values={{ amount: <bdi>{money(intl, cents)}</bdi>, reais: cents / CENTS }}
      />
    );
    return (
      <Fragment key={kind}>
        {index > 0 && <br />}
        {kind === null || sums.length === 1 ? (
          sentence
        ) : (
          <FormattedMessage
            {...namedValue}
            values={{ name: intl.formatMessage(kindNames[kind]), value: sentence }}
          />
        )}
      </Fragment>
    );
  });
}

type Sum = { kind: Kind | null; cents: number };

function splitSum({ cents, receivableCents }: Underpaid): Sum[] {
  if (receivableCents === undefined) return [{ kind: null, cents }];
  const sums: Sum[] = [
    { kind: 'receivable', cents: receivableCents },
    { kind: 'payable', cents: cents - receivableCents },
  ];
  return sums.filter((sum) => sum.cents > 0);
}

function Rows({ underpaid: { rows, count } }: { underpaid: Underpaid }) {
  const intl = useIntl();
  const { shown, showMore } = useShortList(rows);
  const amount = (cents: number) => <bdi>{money(intl, cents)}</bdi>;
  return (
    <>
      <DataTable
        label={intl.formatMessage(messages.underpaidRows)}
        columns={[
          { id: 'row', title: intl.formatMessage(checkTexts.row), isNumber: true },
          { id: 'counterparty', title: intl.formatMessage(fieldNames.counterparty) },
          { id: 'amount', title: intl.formatMessage(fieldNames.amount), isNumber: true },
          { id: 'paidAmount', title: intl.formatMessage(fieldNames.paidAmount), isNumber: true },
          { id: 'difference', title: intl.formatMessage(messages.underpaidRest), isNumber: true },
        ]}
        rows={shown.map(({ row, counterparty = '', amountCents, paidCents }) => ({
          id: String(row),
          name: intl.formatMessage(checkTexts.rowName, { row: intl.formatNumber(row), name: counterparty }),
          cells: () => [
            intl.formatNumber(row),
            <bdi key="counterparty">{counterparty}</bdi>,
            amount(amountCents),
            amount(paidCents),
            amount(amountCents - paidCents),
          ],
        }))}
      />
      <RowCount shown={shown.length} total={count} onMore={showMore} />
    </>
  );
}
