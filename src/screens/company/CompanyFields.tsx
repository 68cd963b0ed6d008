import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { DAY_MS } from '../../../api-spec/days';
import { LIMITS } from '../../../api-spec/limits.gen';
import type { Company } from '../../api/company';
import { useSettings } from '../../controls/runtimeSettingsContext';
import { OpeningNote } from '../../controls/form/ClosedDayNote';
import { ChoiceField } from '../../controls/form/ChoiceField';
import type { GetField } from '../../controls/form/useFields';
import { useMayCall } from '../../controls/useMayCall';
import { paths } from '../../config/paths';
import { Link } from '../../ui/Link';
import type { Option } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import { TextLines } from '../../ui/TextLines';
import { messages } from './company.messages';
import styles from './CompanyFields.module.css';
import { isAboveLaw } from './companyForm';
import type { Name, Values } from './companyForm';
import { HolidayFields } from './HolidayFields';
import { letterheadTexts } from './letterhead.messages';
import { LogoField } from './LogoField';

type Props = { company: Company; field: GetField<Name> };

/** The fields of the company's data. */
export function CompanyFields({ company, field }: Props) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const configuredName = useSettings().company?.name;
  return (
    <div className={styles['fields']}>
      <TextField
        {...field('companyName')}
        input={{ autoComplete: 'organization' }}
        hint={
          configuredName !== undefined && (
            <FormattedMessage {...messages.nameConfigured} values={{ name: <bdi>{configuredName}</bdi> }} />
          )
        }
      />
      <div className={styles['pair']}>
        <ChoiceField {...field('timeZone')} options={listTimeZones(intl, company)} />
        <ChoiceField {...field('weekStartsOn')} options={listWeekdays(intl)} />
      </div>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>
          <FormattedMessage {...messages.opening} />
        </legend>
        <p className={styles['hint']}>
          <FormattedMessage {...messages.openingHint} />
          {mayCall('listMoneyAccounts') && (
            <>
              {' '}
              <FormattedMessage {...messages.firstAccount} />{' '}
              <Link to={paths.bank.to()}>
                <FormattedMessage {...messages.toAccounts} />
              </Link>
            </>
          )}
        </p>
        <div className={styles['pair']}>
          <TextField {...field('openingAmount')} />
          <TextField {...field('openingOn')} />
        </div>
        <OpeningNote />
      </fieldset>
      <div className={styles['group']}>
        <div className={styles['pair']}>
          <TextField {...field('target')} />
        </div>
      </div>
      <ChargeFields company={company} field={field} />
      <LetterheadFields company={company} field={field} />
      <HolidayFields field={field} />
    </div>
  );
}

/** Fine and interest of late payments. A backend may have none, or one of them (specification §2.185). */
function ChargeFields({ company, field }: Props) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const hasFine = company.fineBasisPoints !== undefined;
  const hasInterest = company.interestBasisPoints !== undefined;
  if (!hasFine && !hasInterest) return null;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>
        <FormattedMessage {...messages.charges} />
      </legend>
      <p className={styles['hint']}>
        <FormattedMessage {...messages.chargesHint} />
      </p>
      <div className={styles['pair']}>
        {hasFine && (
          <TextField
            {...field('fine')}
            hint={
              <span role="status">
                <FormattedMessage {...(isAboveLaw(values) ? messages.fineAboveLaw : messages.fineHint)} />
              </span>
            }
          />
        )}
        {hasInterest && <TextField {...field('interest')} />}
      </div>
    </fieldset>
  );
}

/** What only prints and reports show. A backend may have none, or a part of it (specification §2.275). */
function LetterheadFields({ company: { taxNumber, address, logo }, field }: Props) {
  if (taxNumber === undefined && address === undefined && logo === undefined) return null;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>
        <FormattedMessage {...letterheadTexts.letterhead} />
      </legend>
      <p className={styles['hint']}>
        <FormattedMessage {...letterheadTexts.letterheadHint} />
      </p>
      {taxNumber !== undefined && (
        <div className={styles['pair']}>
          <TextField {...field('taxNumber')} />
        </div>
      )}
      {address !== undefined && (
        <TextLines {...field('address')} rows={LIMITS.addressLines - 1} autoComplete="street-address" />
      )}
      {logo !== undefined && <LogoField rule={field('logo').rule} />}
    </fieldset>
  );
}

/** The zones of the backend, and the present one. */
function listTimeZones(intl: IntlShape, { timeZone, timeZones = [] }: Company): Option[] {
  const isListed = timeZones.some(({ id }) => id === timeZone);
  const zones = isListed ? timeZones : [...timeZones, { id: timeZone, title: timeZone }];
  return zones.map(({ id, title }) => ({
    value: id,
    label: title,
    hint: <bdi>{nameOffset(intl, id)}</bdi>,
  }));
}

/** Returns the present distance of a zone to UTC, such as `GMT-3`. */
const nameOffset = (intl: IntlShape, timeZone: string): string | undefined =>
  intl
    .formatDateToParts(new Date(), { timeZone, timeZoneName: 'shortOffset' })
    .find(({ type }) => type === 'timeZoneName')?.value;

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
/** The numbers of the API description, in the order of a Brazilian calendar. */
const ISO_WEEKDAYS = [7, 1, 2, 3, 4, 5, 6];

const listWeekdays = (intl: IntlShape): Option[] =>
  ISO_WEEKDAYS.map((weekday) => ({
    value: String(weekday),
    label: intl.formatDate(MONDAY + (weekday - 1) * DAY_MS, { weekday: 'long', timeZone: 'UTC' }),
  }));
