import { useLayoutEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../../../controls/entries/difference.messages';
import { useMayCall } from '../../../controls/useMayCall';
import { CENTS, money } from '../../../i18n/formats';
import { AgreementBox } from '../../../ui/AgreementBox';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import type { Rule } from '../../../ui/TextInput';
import { isPart, writeAgreement } from './difference';
import type { Payment } from './difference';

const BELOW = { sum: messages.below, hint: messages.belowHint, yes: messages.belowYes };
const ABOVE = { sum: messages.above, hint: messages.aboveHint, yes: messages.aboveYes };

type Props = {
  name: string;
  rule: Rule;
  /** The typed payment. Null while an amount is absent or invalid. */
  payment: Payment | null;
  /** Whether the rest of a part may stay open, so that the person chooses. */
  mayStayOpen?: boolean;
};

/**
 * Says what a difference counts as, and asks for a yes, or whether the rest stays open (specification §2.133, §2.218). The
 * value of the field is what the person agreed to. Its initial value is the stored payment, which is not asked again.
 */
export function DifferenceField({ name, rule, payment, mayStayOpen = false }: Props) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const { input, meta } = useField<string>(name, {
    validate: (value: string | undefined) => rule(value ?? ''),
    // Without it, an empty text would become undefined.
    parse: (value: string) => value,
  });
  const { value, onChange } = input;
  const initial = typeof meta.initial === 'string' ? meta.initial : '';
  const agreement = writeAgreement(payment);
  const lastAgreement = useRef(agreement);
  useLayoutEffect(() => {
    if (lastAgreement.current === agreement) return;
    lastAgreement.current = agreement;
    // Otherwise an amount that is typed again would find its earlier yes.
    onChange(initial);
  }, [agreement, initial, onChange]);
  if (payment === null || agreement === '' || agreement === initial) return null;
  const difference = Math.abs(payment.amountCents - payment.paidCents);
  if (mayStayOpen && isPart(payment))
    return (
      <ChoiceGroup
        name={name}
        legend={
          <FormattedMessage {...messages.rest} values={{ amount: <bdi>{money(intl, difference)}</bdi> }} />
        }
        choices={[
          { value: 'open', label: <FormattedMessage {...messages.staysOpen} /> },
          {
            value: 'discount',
            label: <FormattedMessage {...messages.isDiscount} />,
            hint: <FormattedMessage {...messages.discountHint} />,
          },
        ]}
        value={value === agreement ? 'discount' : 'open'}
        onChoose={(choice) => onChange(choice === 'discount' ? agreement : initial)}
        layout="list"
      />
    );
  const isBelow = payment.paidCents < payment.amountCents;
  const texts = isBelow ? BELOW : ABOVE;
  const hasParts = isBelow && mayCall('addPayment');
  const error = meta.submitFailed ? rule(value) : undefined;
  return (
    <AgreementBox
      name={name}
      title={
        <FormattedMessage
          {...texts.sum}
          values={{ amount: <bdi>{money(intl, difference)}</bdi>, reais: difference / CENTS }}
        />
      }
      hint={<FormattedMessage {...(hasParts ? messages.belowHintParts : texts.hint)} />}
      label={intl.formatMessage(texts.yes)}
      isAgreed={value === agreement}
      onChange={(isAgreed) => onChange(isAgreed ? agreement : initial)}
      error={error && intl.formatMessage(error)}
    />
  );
}
