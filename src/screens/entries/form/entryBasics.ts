// What a form asks about one entry, and once about all entries that it adds together.
import { LIMITS } from '../../../../api-spec/limits.gen';
import type { Entry } from '../../../api/entries';
import { checkLength, checkName, checkOption } from '../../../controls/form/checks';
import type { Schema } from '../../../controls/form/schema';
import { messages } from './entry.messages';
import { entryRules } from './entryRule.messages';

export type BasicsName = 'kind' | 'counterparty' | 'category' | 'form' | 'document';
type BasicsValues = Record<BasicsName, string>;

export const BASICS_SCHEMA: Schema<BasicsName> = {
  kind: {
    label: messages.kind,
    kind: 'option',
    rule: (value) => (value === '' ? entryRules.missingKind : undefined),
  },
  counterparty: {
    label: messages.counterparty,
    kind: 'text',
    rule: (value) => checkName(value, LIMITS.nameLength),
  },
  category: { label: messages.category, kind: 'option', rule: checkOption },
  form: { label: messages.form, kind: 'option', rule: checkOption },
  document: {
    label: messages.document,
    kind: 'text',
    isOptional: true,
    hint: messages.documentHint,
    rule: (value) => checkLength(value, LIMITS.documentLength),
  },
};

/** An entry of a series, or with a payment, keeps its kind (specification §7.121). */
export const keepsKind = ({ occurrence, hasPayment = false }: Entry): boolean =>
  occurrence !== undefined || hasPayment;

/** The values of an entry, or those of a new one. */
export const toBasicsValues = (entry: Entry | null): BasicsValues => ({
  kind: entry?.kind ?? '',
  counterparty: entry?.counterparty ?? '',
  category: entry?.category ?? '',
  form: entry?.form ?? '',
  document: entry?.document ?? '',
});

/** This part of the body of a request, from valid values. */
export const toBasics = (values: BasicsValues) => ({
  kind: values.kind === 'payable' ? ('payable' as const) : ('receivable' as const),
  counterparty: values.counterparty.trim(),
  category: values.category,
  form: values.form,
  document: values.document.trim(),
});
