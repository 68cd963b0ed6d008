import { fold } from '../../../api-spec/fold';
import { LIMITS } from '../../../api-spec/limits.gen';
import type { BodyOf } from '../../api/operationTypes';
import { fieldNames } from '../../controls/entries/names.messages';
import { checkLength, checkName, checkOption } from '../../controls/form/checks';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { defineForm } from '../../controls/form/formDefinition';
import { recordTexts } from './record.messages';
import { messages } from './reconciliation.messages';
import type { Line } from './useLines';

type LineRecord = Omit<BodyOf<'recordLine'>, 'version'>;

const CONFLICTS = {
  conflict: { named: messages.conflictNamed, unnamed: messages.conflict },
  conflicts: { 'matched-already': messages.conflict },
  idOf: ({ id }: Line) => id,
  describe: (error: Parameters<typeof describeFailedChange>[0]) =>
    describeFailedChange(error, { notOffered: messages.unavailable }),
};

export type EntryName = 'counterparty' | 'category' | 'form';

/** The form of the entry that a line pays. */
export const ENTRY_FORM = defineForm<EntryName, Line>({
  schema: {
    counterparty: {
      label: fieldNames.counterparty,
      kind: 'text',
      rule: (value) => checkName(value, LIMITS.nameLength),
    },
    category: { label: fieldNames.category, kind: 'option', rule: checkOption },
    form: { label: fieldNames.form, kind: 'option', rule: checkOption },
  },
  reasons: { archived: recordTexts.accountArchived, unknown: recordTexts.gone },
  savedText: () => recordTexts.entryMade,
  ...CONFLICTS,
});

export const toEntry = ({ counterparty, ...values }: Record<EntryName, string>): LineRecord => ({
  entry: { counterparty: counterparty.trim(), ...values },
});

export type TransferName = 'otherAccountId' | 'note';

/** The form of the transfer that a line is. */
export const TRANSFER_FORM = defineForm<TransferName, Line>({
  schema: {
    otherAccountId: { label: recordTexts.otherAccount, kind: 'option', rule: checkOption },
    note: {
      label: recordTexts.note,
      kind: 'text',
      isOptional: true,
      hint: recordTexts.optional,
      rule: (value) => checkLength(value, LIMITS.noteLength),
    },
  },
  reasons: {
    'before-opening': recordTexts.beforeOpening,
    archived: recordTexts.accountArchived,
    unknown: recordTexts.gone,
  },
  // The day is that of the line, so the other account decides about it.
  findField: (wire) => (wire === 'note' ? 'note' : 'otherAccountId'),
  savedText: () => recordTexts.transferMade,
  ...CONFLICTS,
});

/** The waiting line of the chosen account is matched too. */
export const toTransfer = (
  { otherAccountId, note }: Record<TransferName, string>,
  { otherSide }: Line,
): LineRecord => ({
  transfer: {
    otherAccountId,
    ...(note.trim() !== '' && { note: note.trim() }),
    ...(otherSide?.accountId === otherAccountId && {
      otherLine: { id: otherSide.lineId, version: otherSide.version },
    }),
  },
});

/** Returns the form of payment that the text of a line names. Most movements of a bank are transfers. */
export function guessForm({ text }: Line): string {
  const words = fold(text);
  if (/\b(?:dinheiro|dep|deposito|saque)\b/.test(words)) return 'cash';
  if (/\bpix\b/.test(words)) return 'pix';
  if (/boleto|cobran/.test(words)) return 'boleto';
  return /cartao|d[eé]bito visa|elo\b|master/.test(words) ? 'card' : 'transfer';
}

/** Words with which a bank begins a text, before the name of the other side. */
const OF_THE_BANK =
  /^(?:(?:pix|ted|doc|transf(?:erencia)?|pagto|pagamento|pgto|boleto|compra|recebido|recebida|enviado|enviada|credito|debito|cred|deb|de|para|em|no|cartao|dep|deposito|dinheiro|qr|code)\b[^\p{L}]*)+/iu;

/** Proposes the name of a line's customer or supplier, which a person confirms: its text without the words of the bank. */
export const proposeName = ({ text }: Line): string => {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return text
    .normalize('NFC')
    .slice(OF_THE_BANK.exec(plain)?.[0].length ?? 0)
    .trim();
};
