import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportChoices, ImportPreview } from '../../api/imports';
import { messages as differenceTexts } from '../../controls/entries/difference.messages';
import { kindNames } from '../../controls/entries/names.messages';
import { namedValue } from '../../controls/namedValue.messages';
import { CENTS, money } from '../../i18n/formats';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import type { Kind } from './choices';
import { DifferenceRows } from './DifferenceRows';
import type { FieldProps } from './FormatFields';
import { messages } from './question.messages';

type Underpaid = NonNullable<ImportPreview['underpaid']>;

/** The choice of what the rest is in rows that are paid with less than their amount. The answer is for this sum only. */
export function UnderpaidField({ preview: { underpaid }, choices, onChange }: FieldProps) {
  if (underpaid === undefined) return null;
  const { count, cents, canStayOpen = false } = underpaid;
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
          ...(canStayOpen ? [OPEN] : []),
          {
            value: 'leave-out',
            label: <FormattedMessage {...messages.underpaidOut} values={{ count }} />,
            hint: <FormattedMessage {...messages.underpaidOutHint} />,
          },
        ]}
        value={choices.underpaid?.cents === cents ? nameAnswer(choices.underpaid) : ''}
        onChoose={(answer) => answer !== '' && onChange({ underpaid: { ...ANSWERS[answer], cents } })}
      />
      <DifferenceRows label={messages.underpaidRows} {...underpaid} />
    </>
  );
}

type Answer = Omit<NonNullable<ImportChoices['underpaid']>, 'cents'>;

/** A backend that does not know open rests leaves their rows out. */
const ANSWERS = {
  discount: { rest: 'discount' },
  open: { rest: 'leave-out', staysOpen: true },
  'leave-out': { rest: 'leave-out' },
} as const satisfies Record<string, Answer>;

const nameAnswer = ({ rest, staysOpen }: Answer): keyof typeof ANSWERS =>
  staysOpen === true && rest === 'leave-out' ? 'open' : rest;

const OPEN = {
  value: 'open',
  label: <FormattedMessage {...messages.underpaidOpen} />,
  hint: <FormattedMessage {...messages.underpaidOpenHint} />,
} as const;

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
