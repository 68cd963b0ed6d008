import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import type { Queries } from '../database/database';
import { Refusal } from '../errors/refusal';
import { findEffectiveDueDay } from '../company/calendar';
import { readCalendar } from '../company/company';
import type { Day } from '../company/days';
import { checkText, refuseProblems, type Problem } from '../rules/fieldRules';
import { findProblems, isForm } from './entryRules';
import { findCategory, readCategories } from './listCategories';

type EntryInput = components['schemas']['EntryInput'];

/**
 * Returns the row of an entry with these values.
 * @throws Refusal `invalid-values` with all refused fields.
 */
export async function checkInput(queries: Queries, input: EntryInput, today: Day) {
  const { problems, row } = (await prepareCheck(queries, today))(input);
  refuseProblems(problems);
  // It is checked above. The compiler cannot see it.
  if (row === null) throw new Refusal('invalid-values');
  return row;
}

/** Loads categories and calendar, and returns the check of an entry. It returns the problems, or the row without problems. */
export async function prepareCheck(queries: Queries, today: Day) {
  const categories = await readCategories(queries);
  const calendar = await readCalendar(queries);
  return (input: EntryInput) => {
    const { kind, form, issuedOn, dueOn, amountCents, paidOn = null, paidCents = null } = input;
    const { installments = 1, installment = 1 } = input;
    const counterparty = input.counterparty.trim();
    const document = (input.document ?? '').trim();
    // A portal of an earlier release sends no note, so an absent one stays.
    const note = input.note?.trim();
    const { category, categoryKind } = findCategory(categories, input.category);
    const values = {
      ...{ kind, counterparty, document, categoryKind, form, installment, installments },
      ...{ issuedOn, dueOn, amountCents, paidOn, paidCents },
    };
    const problems: Problem[] = [
      ...findProblems(values, today),
      ...checkText('note', note ?? '', LIMITS.noteLength),
    ];
    if (problems.length > 0 || category === undefined || !isForm(form)) return { problems, row: null };
    const effectiveDueOn = findEffectiveDueDay(calendar, { form, dueOn, isTax: category.isTax });
    const row = {
      ...{ kind, counterparty, categoryId: category.id, form, document, installment, installments },
      ...{ issuedOn, dueOn, effectiveDueOn, amountCents, paidOn, paidCents },
      ...(note !== undefined && { note }),
    };
    return { problems, row };
  };
}
