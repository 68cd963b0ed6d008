import { FormattedMessage, useIntl } from 'react-intl';
import type { LateCharges } from '../../../../api-spec/lateCharges';
import { money } from '../../../i18n/formats';
import { lateCharges } from './lateCharges.messages';

/** Says how late a payment is, with its fine and interest. */
export function ChargesText({ charges }: { charges: LateCharges }) {
  const { fineCents, interestCents, lateDays: days } = charges;
  const intl = useIntl();
  const fine = <bdi>{money(intl, fineCents)}</bdi>;
  const interest = <bdi>{money(intl, interestCents)}</bdi>;
  if (interestCents === 0) return <FormattedMessage {...lateCharges.fine} values={{ days, fine }} />;
  if (fineCents === 0) return <FormattedMessage {...lateCharges.interest} values={{ days, interest }} />;
  return <FormattedMessage {...lateCharges.both} values={{ days, fine, interest }} />;
}
