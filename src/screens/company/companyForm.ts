import type { MessageDescriptor } from 'react-intl';
import { LIMITS } from '../../../api-spec/limits.gen';
import type { Company, CompanyChange } from '../../api/company';
import { checkAmount, checkDay, checkName, checkOption } from '../../controls/form/checks';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { defineForm } from '../../controls/form/formDefinition';
import type { Schema } from '../../controls/form/schema';
import { fromCents, isAmount, toCents } from '../../i18n/typedAmounts';
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
  | 'fine'
  | 'interest'
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

/** Percentages have two decimals as amounts do, so their hundredths are whole too. */
function checkRate(value: string): MessageDescriptor | undefined {
  if (value.trim() === '') return undefined;
  const isRate = isAmount(value) && toCents(value) > 0 && toCents(value) <= LIMITS.basisPoints;
  return isRate ? undefined : messages.invalidRate;
}

/** The highest fine that the consumer law allows (Lei 8.078/1990, art. 52, § 1º), in hundredths of a percent. */
const LAWFUL_FINE = 200;

/** Whether a fine is above what contracts with consumers may have. Between companies the contract decides. */
export const isAboveLaw = ({ fine }: Pick<Values, 'fine'>): boolean =>
  isAmount(fine) && toCents(fine) > LAWFUL_FINE;

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
  fine: {
    label: messages.fine,
    kind: 'percent',
    wire: 'fineBasisPoints',
    isOptional: true,
    hint: messages.fineHint,
    rule: checkRate,
  },
  interest: {
    label: messages.interest,
    kind: 'percent',
    wire: 'interestBasisPoints',
    isOptional: true,
    hint: messages.interestHint,
    rule: checkRate,
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
  reasons: {
    future: messages.future,
    repeated: messages.repeated,
    'after-movements': messages.afterMovements,
  },
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
  fine: writeRate(company.fineBasisPoints),
  interest: writeRate(company.interestBasisPoints),
  holidays: writeHolidays(company.holidays),
  holidayDay: '',
  holidayName: '',
});

const writeRate = (basisPoints: number | null | undefined): string =>
  typeof basisPoints === 'number' ? fromCents(basisPoints) : '';
const readRate = (rate: string): number | null => (rate === '' ? null : toCents(rate));

/** The body of the request, from valid values. A backend gets only the rates that it has. */
export const toInput = (values: Values, company: Company): Omit<CompanyChange, 'version'> => ({
  name: values.companyName.trim(),
  timeZone: values.timeZone,
  weekStartsOn: Number(values.weekStartsOn),
  openingCents: toCents(values.openingAmount),
  openingOn: values.openingOn,
  monthlyTargetCents: values.target === '' ? null : toCents(values.target),
  ...(company.fineBasisPoints !== undefined && { fineBasisPoints: readRate(values.fine) }),
  ...(company.interestBasisPoints !== undefined && { interestBasisPoints: readRate(values.interest) }),
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
