import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { computeLateCharges } from '../../../../api-spec/lateCharges';
import type { LateCharges } from '../../../../api-spec/lateCharges';
import { useGetCompanyQuery } from '../../../api/company';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { useSessionArg } from '../../../controls/useSessionArg';
import { day } from '../../../i18n/formats';
import { isDay } from '../../../i18n/typedDays';
import { Button } from '../../../ui/Button';
import { ChargesText } from './ChargesText';
import styles from './LateChargesProposal.module.css';
import { lateCharges } from './lateCharges.messages';
import { centsOf, takeCharges } from './paymentForm';
import type { Values } from './paymentForm';
import type { EntryRecord } from './paymentRecord';

/** Shows fine and interest of a late payment, and fills them in only by its button (specification §2.185). */
export function LateChargesProposal({ record: { entry, payments } }: { record: EntryRecord }) {
  const form = useForm<Values>();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const rememberTaken = useTaken(form, values);
  // Without the company's data there is no proposal, and the form works as before.
  const { currentData: company } = useGetCompanyQuery(useSessionArg(undefined));
  if (company === undefined || !isDay(values.paidOn)) return null;
  const debt = { entry: { ...entry, openCents: openCentsOf(entry) }, payments };
  const charges = computeLateCharges(company, debt, values.paidOn);
  if (charges === null) return null;
  const isTaken =
    centsOf(values.fine) === charges.fineCents && centsOf(values.interest) === charges.interestCents;
  const take = () => {
    const filled = takeCharges(values, charges);
    rememberTaken({ paidOn: values.paidOn, before: values, filled });
    fill(form, filled);
  };
  return (
    <div className={styles['proposal']}>
      <div className={styles['text']}>
        <p>
          <ChargesText charges={charges} />
        </p>
        <p role="status" className={styles['detail']}>
          {isTaken ? (
            <FormattedMessage {...lateCharges.taken} />
          ) : (
            charges.interestFrom !== entry.effectiveDueOn && <Since charges={charges} />
          )}
        </p>
      </div>
      <Button variant="plain" onClick={take}>
        <FormattedMessage {...lateCharges.take} />
      </Button>
    </div>
  );
}

const FILLED = ['amount', 'fine', 'interest'] as const;
type Filled = Pick<Values, (typeof FILLED)[number]>;
type Taken = { paidOn: string; before: Filled; filled: Filled };

const fill = (form: FormApi<Values>, filled: Filled) =>
  form.batch(() => {
    for (const name of FILLED) form.change(name, filled[name]);
  });

/** Removes the charges of one day from the form as soon as it has another day. What the person has typed stays. */
function useTaken(form: FormApi<Values>, values: Values): (taken: Taken) => void {
  const taken = useRef<Taken | null>(null);
  useEffect(() => {
    const { current } = taken;
    if (current === null || current.paidOn === values.paidOn) return;
    taken.current = null;
    if (FILLED.every((name) => values[name] === current.filled[name])) fill(form, current.before);
  }, [form, values]);
  return (one) => {
    taken.current = one;
  };
}

function Since({ charges: { interestFrom } }: { charges: LateCharges }) {
  const intl = useIntl();
  return <FormattedMessage {...lateCharges.since} values={{ day: <bdi>{day(intl, interestFrom)}</bdi> }} />;
}
