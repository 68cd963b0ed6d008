import { LIMITS } from '../../../api-spec/limits.gen';
import { ON } from '../../controls/form/BoxField';
import { checkName, checkOption } from '../../controls/form/checks';
import { defineForm } from '../../controls/form/formDefinition';
import type { ChartChange } from '../../api/categories';
import { messages } from './categories.messages';
import { FAILURE_TEXTS, toChange } from './chart';
import type { ChartRecord } from './chart';

/** `agreed` is the group whose change of past months the person has confirmed. */
export type Name = 'name' | 'group' | 'after' | 'isTax' | 'isArchived' | 'agreed';
export type Values = Record<Name, string>;

/** The value of the position before all categories. */
export const FIRST = 'first';

/** The form of one category. */
export const CATEGORY_FORM = defineForm<Name, ChartRecord>({
  schema: {
    name: {
      label: messages.name,
      kind: 'text',
      rule: (value) => checkName(value, LIMITS.categoryNameLength),
    },
    group: { label: messages.group, kind: 'option', rule: checkOption },
    after: { label: messages.after, kind: 'option', isOptional: true },
    isTax: { label: messages.isTax, kind: 'custom' },
    isArchived: { label: messages.isArchived, kind: 'custom' },
    agreed: { label: messages.movesFiguresYes, kind: 'custom' },
  },
  ...FAILURE_TEXTS,
  // A problem names a category by its position in the list.
  findField: (wire) => (wire.endsWith('.group') ? 'group' : 'name'),
  idOf: ({ category }) => category?.id,
  savedText: ({ category }) => (category === null ? messages.added : messages.saved),
});

export function toValues({ chart, category }: ChartRecord): Values {
  if (category === null) return { name: '', group: '', after: '', isTax: '', isArchived: '', agreed: '' };
  const ofGroup = chart.categories.filter(({ group }) => group === category.group);
  const index = ofGroup.findIndex(({ id }) => id === category.id);
  return {
    name: category.name,
    group: category.group,
    after: ofGroup[index - 1]?.id ?? FIRST,
    isTax: category.isTax ? ON : '',
    isArchived: category.isArchived ? ON : '',
    agreed: '',
  };
}

/** The body of the request, from valid values. */
export function toInput(values: Values, { chart, category }: ChartRecord): ChartChange {
  const others = chart.categories.filter(({ id }) => id !== category?.id);
  const changed = {
    ...(category && { id: category.id }),
    ...{ name: values.name.trim(), group: values.group },
    ...{ isTax: values.isTax === ON, isArchived: values.isArchived === ON },
  };
  const before = findPlace(values, { chart, category });
  return toChange(chart, [...others.slice(0, before), changed, ...others.slice(before)]);
}

/** Returns how many of the other categories are before the changed one. */
function findPlace({ after, group }: Values, record: ChartRecord): number {
  const { chart, category } = record;
  // Without a choice of the person the category stays where it is.
  if (category?.group === group && after === toValues(record).after)
    return chart.categories.indexOf(category);
  const others = chart.categories.filter(({ id }) => id !== category?.id);
  const found = others.findIndex(({ id }) => id === after);
  return after === FIRST ? 0 : found < 0 ? others.length : found + 1;
}

/** Whether the values move past amounts to another line of the income statement. */
export const movesFigures = (group: string, { category }: ChartRecord): boolean =>
  category !== null && category.entries > 0 && group !== category.group;
