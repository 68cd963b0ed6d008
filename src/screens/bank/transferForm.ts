import { LIMITS } from '../../../api-spec/limits.gen';
import type { BodyOf } from '../../api/operationTypes';
import type { Movement } from '../../api/moneyAccounts';
import { checkAmount, checkDay, checkLength, checkName, checkOption } from '../../controls/form/checks';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { defineForm } from '../../controls/form/formDefinition';
import { toCents } from '../../i18n/typedAmounts';
import { messages } from './bank.messages';
import { movementTexts } from './movement.messages';

export type Name = 'from' | 'to' | 'movedOn' | 'amount' | 'note';
export type Values = Record<Name, string>;

const conflict = { named: movementTexts.voidedAlready, unnamed: movementTexts.voidedAlready };

/** The form of a new transfer. */
export const TRANSFER_FORM = defineForm<Name, null>({
  schema: {
    from: { label: movementTexts.from, kind: 'option', wire: 'fromAccountId', rule: checkOption },
    to: {
      label: movementTexts.to,
      kind: 'option',
      wire: 'toAccountId',
      rule: (value, { from }) =>
        checkOption(value) ?? (value === from ? movementTexts.sameAccount : undefined),
    },
    movedOn: { label: movementTexts.movedOn, kind: 'day', rule: checkDay },
    amount: {
      label: movementTexts.amount,
      kind: 'amount',
      wire: 'cents',
      rule: (value) => checkAmount(value, false),
    },
    note: {
      label: movementTexts.note,
      kind: 'text',
      isOptional: true,
      hint: messages.optional,
      rule: (value) => checkLength(value, LIMITS.noteLength),
    },
  },
  reasons: {
    future: messages.future,
    'before-opening': movementTexts.beforeOpening,
    'same-account': movementTexts.sameAccount,
    archived: movementTexts.accountArchived,
    unknown: movementTexts.accountUnknown,
  },
  savedText: () => movementTexts.transferred,
  conflict,
  describe: (error) => describeFailedChange(error, messages),
});

/** The body of the request, from valid values. */
export const toTransfer = ({ from, to, movedOn, amount, note }: Values): BodyOf<'addTransfer'> => ({
  ...{ fromAccountId: from, toAccountId: to, movedOn, cents: toCents(amount) },
  ...(note.trim() !== '' && { note: note.trim() }),
});

/** The form that voids a transfer. */
export const VOID_FORM = defineForm<'reason', Movement>({
  schema: {
    reason: {
      label: movementTexts.reason,
      kind: 'text',
      hint: movementTexts.reasonHint,
      rule: (value) => checkName(value, LIMITS.noteLength),
    },
  },
  reasons: {},
  idOf: ({ id }) => id,
  savedText: () => movementTexts.voided,
  conflict,
  conflicts: {
    'voided-already': movementTexts.voidedAlready,
    'transfer-reconciled': movementTexts.transferReconciled,
  },
  describe: (error) => describeFailedChange(error, messages),
});
