import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { Company } from '../../api/company';
import { ChoiceField } from '../../controls/form/ChoiceField';
import { dayNotation, amountNotation } from '../../controls/form/notations';
import { useRules } from '../../controls/form/useRules';
import type { Refused } from '../../controls/form/useRules';
import type { Option } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import { messages } from './company.messages';
import styles from './CompanyForm.module.css';
import { HolidayFields } from './HolidayFields';
import { balanceNotation, RULES } from './values';
import type { Name } from './values';

type Props = { company: Company; refused: Refused<Name> };

/** The fields of the company's data. */
export function CompanyFields({ company, refused }: Props) {
  const intl = useIntl();
  const ruleOf = useRules(RULES, refused);
  const typed = { dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <div className={styles['fields']}>
      <TextField
        name="companyName"
        label={messages.name}
        rule={ruleOf('companyName')}
        input={{ autoComplete: 'organization' }}
      />
      <div className={styles['pair']}>
        <ChoiceField
          name="timeZone"
          label={messages.timeZone}
          rule={ruleOf('timeZone')}
          hint={<FormattedMessage {...messages.timeZoneHint} />}
          options={listTimeZones(intl, company)}
        />
        <ChoiceField
          name="weekStartsOn"
          label={messages.weekStartsOn}
          rule={ruleOf('weekStartsOn')}
          options={listWeekdays(intl)}
        />
      </div>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>
          <FormattedMessage {...messages.opening} />
        </legend>
        <p className={styles['hint']}>
          <FormattedMessage {...messages.openingHint} />
        </p>
        <div className={styles['pair']}>
          <TextField
            name="openingAmount"
            label={messages.openingAmount}
            rule={ruleOf('openingAmount')}
            notation={balanceNotation(intl)}
            hint={<FormattedMessage {...messages.openingAmountHint} />}
            // The keyboard for decimals of some phones has no minus.
            input={typed}
          />
          <TextField
            name="openingOn"
            label={messages.openingOn}
            rule={ruleOf('openingOn')}
            notation={dayNotation(intl)}
            input={{ ...typed, inputMode: 'numeric' }}
          />
        </div>
      </fieldset>
      <div className={styles['group']}>
        <div className={styles['pair']}>
          <TextField
            name="target"
            label={messages.targetAmount}
            rule={ruleOf('target')}
            notation={amountNotation(intl)}
            isOptional
            hint={<FormattedMessage {...messages.targetHint} />}
            input={{ ...typed, inputMode: 'decimal' }}
          />
        </div>
      </div>
      <HolidayFields ruleOf={ruleOf} />
    </div>
  );
}

/** The zones of the backend, and the present one. */
function listTimeZones(intl: IntlShape, { timeZone, timeZones = [] }: Company): Option[] {
  const isListed = timeZones.some(({ id }) => id === timeZone);
  const listed = isListed ? timeZones : [...timeZones, { id: timeZone, title: timeZone }];
  return listed.map(({ id, title }) => ({
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
const DAY_MS = 86_400_000;
const ISO_WEEKDAYS = [7, 1, 2, 3, 4, 5, 6];

const listWeekdays = (intl: IntlShape): Option[] =>
  ISO_WEEKDAYS.map((weekday) => ({
    value: String(weekday),
    label: intl.formatDate(MONDAY + (weekday - 1) * DAY_MS, { weekday: 'long', timeZone: 'UTC' }),
  }));
