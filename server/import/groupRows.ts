// Groups the rows of one name, which can have a category and a form of payment of their own.
import { isForm } from '../entries/entryRules';
import { RefusedChoices, type AnalysedRow, type Choices, type Context, type Preview } from './analysis';
import { keyWord } from '../../api-spec/fold';

/** Returns the default values of the rows with a name. */
export type FindGroup = (counterparty: string) => NonNullable<Choices['defaults']>;

/** A category of one kind is for the rows of this kind alone. @throws RefusedChoices if a value does not exist. */
export function makeFindGroup(
  { groups = [] }: Choices,
  { categories }: Pick<Context, 'categories'>,
): FindGroup {
  const byName = new Map<string, NonNullable<Choices['defaults']>>();
  for (const { counterparty, category, form } of groups) {
    const found = categories.find(({ name }) => name === category);
    const isValid = (category === undefined || found) && (form === undefined || isForm(form));
    if (!isValid) throw new RefusedChoices();
    byName.set(keyWord(counterparty), {
      ...byName.get(keyWord(counterparty)),
      ...(found && found.kind !== 'payable' && { receivableCategory: found.name }),
      ...(found && found.kind !== 'receivable' && { payableCategory: found.name }),
      ...(form !== undefined && { form }),
    });
  }
  return (counterparty) => byName.get(keyWord(counterparty)) ?? {};
}

/** Groups in the response. */
const MAX_GROUPS = 100;

/** Lists the groups of the rows that can be imported, those with most rows first. */
export function listGroups(rows: readonly AnalysedRow[]): NonNullable<Preview['groups']> {
  const groups = new Map<string, NonNullable<Preview['groups']>[number]>();
  for (const { state, entry } of rows) {
    const { counterparty, kind, amountCents = 0 } = entry;
    if (state === 'skipped' || counterparty === undefined) continue;
    const key = `${keyWord(counterparty)} ${kind ?? ''}`;
    const group = groups.get(key) ?? { counterparty, rows: 0, cents: 0, ...(kind !== undefined && { kind }) };
    groups.set(key, { ...group, rows: group.rows + 1, cents: group.cents + amountCents });
  }
  return [...groups.values()].sort((one, other) => other.rows - one.rows).slice(0, MAX_GROUPS);
}
