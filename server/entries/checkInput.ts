import type { components } from '../../api-spec/schema.gen';
import { cleanText } from '../../api-spec/texts';
import type { Queries } from '../database/database';
import { Refusal } from '../errors/refusal';
import { findEffectiveDueDay } from '../company/calendar';
import { readCalendar } from '../company/company';
import type { Day } from '../company/days';
import { refuseProblems } from '../rules/fieldRules';
import { findProblems, isForm } from './entryRules';
import { KIND_OF_GROUP, readCategories } from './listCategories';

type EntryInput = components['schemas']['EntryInput'];

/**
 * Returns the row of an entry with these values.
 * @throws Refusal `invalid-values` with all refused fields.
 */
export async function checkInput(queries: Queries, input: EntryInput, today: Day) {
  const { kind, form, issuedOn, dueOn, amountCents, paidOn = null, paidCents = null } = input;
  const { installments = 1, installment = 1 } = input;
  const counterparty = input.counterparty.trim();
  const document = (input.document ?? '').trim();
  const category = await findCategory(queries, input.category);
  const categoryKind = category && KIND_OF_GROUP[category.incomeStatementGroup];
  const values = {
    ...{ kind, counterparty, document, categoryKind, form, installment, installments },
    ...{ issuedOn, dueOn, amountCents, paidOn, paidCents },
  };
  refuseProblems(findProblems(values, today));
  // Both are checked above. The compiler cannot see it.
  if (category === undefined || !isForm(form)) throw new Refusal('invalid-values');
  const { isTax } = category;
  const effectiveDueOn = findEffectiveDueDay(await readCalendar(queries), { form, dueOn, isTax });
  return {
    ...{ kind, counterparty, categoryId: category.id, form, document, installment, installments },
    ...{ issuedOn, dueOn, effectiveDueOn, amountCents, paidOn, paidCents },
  };
}

/** Names that an administrator has stored may have invisible characters. `name` is cleaned. */
const findCategory = async (queries: Queries, name: string) =>
  (await readCategories(queries)).find((category) => cleanText(category.name) === name);
