import type { MessageDescriptor } from 'react-intl';
import { LIMITS } from '../../../api-spec/limits.gen';
import type { Company, CompanyChange } from '../../api/company';
import { checkAmount, checkDay, checkName, checkOption } from '../../controls/form/checks';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { defineForm } from '../../controls/form/formDefinition';
import type { Schema } from '../../controls/form/schema';
import { fromCents, toCents } from '../../i18n/typedAmounts';
import { messages } from './company.messages';
import { cleanName, readHolidays, writeHolidays } from './holidayList';

/** The last two fields are the holiday that is being added. */
export type Name =
  | 'companyName'
  | 'timeZone'
  | 'weekStartsOn'
  | 'openingAmount'
  | 'openingOn'
  | 'target'
  | 'holidays'
  | 'holidayDay'
  | 'holidayName';
/** The holidays are the text of `writeHolidays`. */
export type Values = Record<Name, string>;

/** Checks one part of a holiday that is being added. Both parts may be empty. */
const checkHolidayPart = (value: string, otherPart: string, check: () => MessageDescriptor | undefined) =>
  value.trim() === '' && otherPart.trim() === '' ? undefined : check();

const isListed = (holidays: string, typedDay: string): boolean =>
  readHolidays(holidays).some(({ day }) => day === typedDay);

const schema: Schema<Name> = {
  companyName: {
    label: messages.name,
    kind: 'text',
    wire: 'name',
    rule: (value) => checkName(value, LIMITS.nameLength),
  },
  timeZone: {
    label: messages.timeZone,
    kind: 'option',
    hint: messages.timeZoneHint,
    rule: checkOption,
  },
  weekStartsOn: { label: messages.weekStartsOn, kind: 'option', rule: checkOption },
  openingAmount: {
    label: messages.openingAmount,
    kind: 'balance',
    wire: 'openingCents',
    hint: messages.openingAmountHint,
    rule: (value) => checkAmount(value.replace(/^-/, ''), true),
  },
  openingOn: { label: messages.openingOn, kind: 'day', rule: checkDay },
  target: {
    label: messages.targetAmount,
    kind: 'amount',
    wire: 'monthlyTargetCents',
    isOptional: true,
    hint: messages.targetHint,
    rule: (value) => (value.trim() === '' ? undefined : checkAmount(value, false)),
  },
  holidays: { label: messages.holidays, kind: 'custom' },
  holidayDay: {
    label: messages.holidayDay,
    kind: 'day',
    isOptional: true,
    rule: (value, { holidays, holidayName }) =>
      checkHolidayPart(
        value,
        holidayName,
        () => checkDay(value) ?? (isListed(holidays, value) ? messages.repeated : undefined),
      ),
  },
  holidayName: {
    label: messages.holidayName,
    kind: 'text',
    isOptional: true,
    rule: (value, { holidayDay }) =>
      checkHolidayPart(value, holidayDay, () => checkName(value, LIMITS.holidayNameLength)),
  },
};

/** The form of the company's data. */
export const COMPANY_FORM = defineForm<Name, Company>({
  schema,
  reasons: { future: messages.future, repeated: messages.repeated },
  findField: findHolidayField,
  savedText: () => messages.saved,
  conflict: { named: messages.conflict, unnamed: messages.conflictUnnamed },
  describe: (error) => describeFailedChange(error, messages),
});

export const toValues = (company: Company): Values => ({
  companyName: company.name,
  timeZone: company.timeZone,
  weekStartsOn: String(company.weekStartsOn),
  // Without a day, the balance was not given yet.
  openingAmount: company.openingOn === null ? '' : fromCents(company.openingCents),
  openingOn: company.openingOn ?? '',
  target: typeof company.monthlyTargetCents === 'number' ? fromCents(company.monthlyTargetCents) : '',
  holidays: writeHolidays(company.holidays),
  holidayDay: '',
  holidayName: '',
});

/** The body of the request, from valid values. */
export const toInput = (values: Values): Omit<CompanyChange, 'version'> => ({
  name: values.companyName.trim(),
  timeZone: values.timeZone,
  weekStartsOn: Number(values.weekStartsOn),
  openingCents: toCents(values.openingAmount),
  openingOn: values.openingOn,
  monthlyTargetCents: values.target === '' ? null : toCents(values.target),
  holidays: readHolidays(addTypedHoliday(values)),
});

/** Returns the holidays with the one that is being added. */
export function addTypedHoliday({
  holidays,
  holidayDay: day,
  holidayName: name,
}: Pick<Values, 'holidays' | 'holidayDay' | 'holidayName'>): string {
  if (day === '') return holidays;
  return writeHolidays([...readHolidays(holidays), { day, name: cleanName(name) }]);
}

/** A problem names a holiday by its position. Returns a field of the holiday that is being added, or the whole list. */
function findHolidayField(wire: string, values: Values): Name | undefined {
  const [list, position, part] = wire.split('.');
  if (list !== 'holidays') return undefined;
  const refusedHoliday = readHolidays(addTypedHoliday(values))[Number(position)];
  if (values.holidayDay === '' || refusedHoliday?.day !== values.holidayDay) return 'holidays';
  return part === 'name' ? 'holidayName' : 'holidayDay';
}
