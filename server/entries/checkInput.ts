import { eq } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import type { Queries } from '../database/open';
import { categories, entries } from '../database/tables';
import { HttpError } from '../http/httpError';
import { findEffectiveDueDay } from './calendar';
import { readCalendar } from './company';
import type { Day } from './days';

type EntryInput = components['schemas']['EntryInput'];
type Problem = components['schemas']['EntryProblems']['problems'][number];

const FORMS = entries.form.enumValues;
type Form = (typeof FORMS)[number];
const isForm = (form: string): form is Form => FORMS.some((one) => one === form);

const MAX_NAME = 200;
const MAX_DOCUMENT = 100;
const MAX_INSTALLMENTS = 999;
const MAX_CENTS = 99_999_999_999_999;
const FIRST_DAY = '1990-01-01';
const LAST_DAY = '2100-12-31';

/** @throws HttpError 422 unless there are no problems. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new HttpError(422, {}, { fields: { problems } });
}

/**
 * Returns the row of an entry with these values.
 * @throws HttpError 422 with all refused fields.
 */
export async function checkInput(queries: Queries, input: EntryInput, today: Day) {
  const { kind, form, issuedOn, dueOn, amountCents, paidOn = null, paidCents = null } = input;
  const { installments = 1, installment = 1 } = input;
  const counterparty = input.counterparty.trim();
  const document = (input.document ?? '').trim();
  const category = await findCategory(queries, input.category);
  refuseProblems([
    ...checkText('counterparty', counterparty, MAX_NAME),
    ...(counterparty === '' ? [{ field: 'counterparty', reason: 'missing' }] : []),
    ...checkText('document', document, MAX_DOCUMENT),
    ...(category === undefined ? [{ field: 'category', reason: 'unknown' }] : []),
    ...(isForm(form) ? [] : [{ field: 'form', reason: 'unknown' }]),
    ...checkRange('installments', installments, 1, MAX_INSTALLMENTS),
    ...(installment > installments ? [{ field: 'installment', reason: 'order' }] : []),
    ...checkRange('issuedOn', issuedOn, FIRST_DAY, LAST_DAY),
    ...checkRange('dueOn', dueOn, FIRST_DAY, LAST_DAY),
    ...checkRange('amountCents', amountCents, 1, MAX_CENTS),
    ...checkPayment({ paidOn, paidCents }, today),
  ]);
  // Both are checked above. The compiler cannot see it.
  if (category === undefined || !isForm(form)) throw new HttpError(422);
  const { isTax } = category;
  const effectiveDueOn = findEffectiveDueDay(await readCalendar(queries), { form, dueOn, isTax });
  return {
    ...{ kind, counterparty, categoryId: category.id, form, document, installment, installments },
    ...{ issuedOn, dueOn, effectiveDueOn, amountCents, paidOn, paidCents },
  };
}

type Payment = { paidOn: Day | null; paidCents: number | null };

/** Returns the problems of a payment. It has both parts or none, and is not after the company's day. */
export function checkPayment({ paidOn, paidCents }: Payment, today: Day): Problem[] {
  if (paidOn === null && paidCents === null) return [];
  if (paidOn === null) return [{ field: 'paidOn', reason: 'missing' }];
  if (paidCents === null) return [{ field: 'paidCents', reason: 'missing' }];
  return [
    ...(paidOn > today ? [{ field: 'paidOn', reason: 'future' }] : []),
    ...(paidOn < FIRST_DAY ? [{ field: 'paidOn', reason: 'range' }] : []),
    ...checkRange('paidCents', paidCents, 0, MAX_CENTS),
  ];
}

function checkText(field: string, text: string, max: number): Problem[] {
  // The database refuses NUL, and a lone surrogate has no encoding.
  if (/[\p{Cc}\p{Cs}]/u.test(text)) return [{ field, reason: 'characters' }];
  return Array.from(text).length > max ? [{ field, reason: 'too-long' }] : [];
}

const checkRange = <T extends number | Day>(field: string, value: T, min: T, max: T): Problem[] =>
  value < min || value > max ? [{ field, reason: 'range' }] : [];

async function findCategory(queries: Queries, name: string) {
  // The database refuses NUL, so no category has it.
  if (name.includes('\0')) return undefined;
  const [found] = await queries.select().from(categories).where(eq(categories.name, name));
  return found;
}
