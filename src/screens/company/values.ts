import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Company, CompanyChange } from '../../api/company';
import type { EntryProblem } from '../../api/entry';
import { checkDay, checkAmount, checkLength, MAX_NAME } from '../../controls/form/checks';
import { ruleTexts } from '../../controls/form/rule.messages';
import type { Rules } from '../../controls/form/useRules';
import { fromCents, isAmount, readTypedAmount, toCents, writeAmount } from '../../i18n/typedAmounts';
import type { Notation } from '../../ui/TextInput';
import { messages } from './company.messages';
import { cleanName, readHolidays, writeHolidays } from './holidayList';

/** The fields of the form, in their order on the page. The last two are the holiday that is being added. */
export const NAMES = [
  'companyName',
  'timeZone',
  'weekStartsOn',
  'openingAmount',
  'openingOn',
  'target',
  'holidays',
  'holidayDay',
  'holidayName',
] as const;
export type Name = (typeof NAMES)[number];
/** Days are `2026-11-05`, and amounts are `-1234.56`. The holidays are the text of `writeHolidays`. */
export type Values = Record<Name, string>;

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

const MINUS = /^[-−–]\s*/;

/** An amount that may be negative. */
export const balanceNotation = (intl: IntlShape): Notation => ({
  read: (typed) => {
    const text = typed.replace(/R\$|\s/g, '');
    const amount = readTypedAmount(intl, text.replace(MINUS, ''));
    if (amount === null) return typed;
    return MINUS.test(text) && toCents(amount) > 0 ? `-${amount}` : amount;
  },
  write: (value) => (isAmount(value.replace('-', '')) ? writeAmount(intl, value) : value),
});

const MAX_HOLIDAY = 100;

/** The day and the name of a holiday that is being added. Both may be empty. */
const checkTyped = (value: string, other: string, check: () => MessageDescriptor | undefined) =>
  value.trim() === '' && other.trim() === '' ? undefined : check();

export const RULES: Rules<Name> = {
  companyName: (value) => (value.trim() === '' ? ruleTexts.missing : checkLength(value, MAX_NAME)),
  timeZone: (value) => (value === '' ? ruleTexts.missingOption : undefined),
  weekStartsOn: (value) => (value === '' ? ruleTexts.missingOption : undefined),
  openingAmount: (value) => checkAmount(value.replace(/^-/, ''), true),
  openingOn: checkDay,
  target: (value) => (value.trim() === '' ? undefined : checkAmount(value, false)),
  holidays: () => undefined,
  holidayDay: (value, { holidays, holidayName }) =>
    checkTyped(
      value,
      holidayName,
      () =>
        checkDay(value) ??
        (readHolidays(holidays).some(({ day }) => day === value) ? messages.repeated : undefined),
    ),
  holidayName: (value, { holidayDay }) =>
    checkTyped(value, holidayDay, () =>
      value.trim() === '' ? ruleTexts.missing : checkLength(value, MAX_HOLIDAY),
    ),
};

/** The reasons of the API description. */
const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  missing: ruleTexts.missing,
  'too-long': ruleTexts.tooLong,
  characters: ruleTexts.characters,
  unknown: ruleTexts.missingOption,
  future: messages.future,
  repeated: messages.repeated,
};
const FIELDS: Readonly<Record<string, Name>> = {
  name: 'companyName',
  timeZone: 'timeZone',
  weekStartsOn: 'weekStartsOn',
  openingCents: 'openingAmount',
  openingOn: 'openingOn',
  monthlyTargetCents: 'target',
  holidays: 'holidays',
};

/** Returns the refused fields of the form, and the message of each one. */
export function readRefused(
  problems: readonly EntryProblem[],
  values: Values,
): Partial<Record<Name, MessageDescriptor>> {
  return Object.fromEntries(
    problems.flatMap(({ field, reason }) => {
      const name = findTypedField(field, values) ?? FIELDS[field.split('.')[0] ?? ''];
      if (name === undefined) return [];
      return [[name, REASONS[reason] ?? ruleTexts.notAccepted]];
    }),
  );
}

/** Returns the field of the holiday that is being added, if the problem names this holiday by its position. */
function findTypedField(field: string, values: Values): Name | undefined {
  const [list, position, part] = field.split('.');
  if (list !== 'holidays' || position === undefined || values.holidayDay === '') return undefined;
  const refused = readHolidays(addTypedHoliday(values))[Number(position)];
  if (refused?.day !== values.holidayDay) return undefined;
  return part === 'name' ? 'holidayName' : 'holidayDay';
}
