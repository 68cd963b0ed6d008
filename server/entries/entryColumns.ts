import type { Cell, Column } from '../files/table';
import type { Text } from '../http/language';
import { FORM_TITLES, KIND_TITLES, STATUS_TITLES } from './entryTexts';
import type { Entry } from './listEntries';

type EntryColumn = Omit<Column, 'title'> & {
  title: Text;
  read: (entry: Entry, translate: (text: Text) => string) => Cell;
};

/** The columns of a file, in an order that stays. Programs of a company may read them by position. */
export const ENTRY_COLUMNS: readonly EntryColumn[] = [
  {
    title: { 'pt-BR': 'Tipo', en: 'Type', es: 'Clase' },
    type: 'text',
    width: 12,
    read: ({ kind }, translate) => translate(KIND_TITLES[kind]),
  },
  {
    title: { 'pt-BR': 'Cliente ou fornecedor', en: 'Customer or supplier', es: 'Cliente o proveedor' },
    type: 'text',
    width: 36,
    read: ({ counterparty }) => counterparty,
  },
  {
    title: { 'pt-BR': 'Categoria', en: 'Category', es: 'Categoría' },
    type: 'text',
    width: 24,
    read: ({ category }) => category,
  },
  {
    title: { 'pt-BR': 'Forma', en: 'Method', es: 'Forma de pago' },
    type: 'text',
    width: 14,
    read: ({ form }, translate) => translate(FORM_TITLES[form]),
  },
  {
    title: { 'pt-BR': 'Documento', en: 'Document', es: 'Núm. de documento' },
    type: 'text',
    width: 18,
    read: ({ document }) => document,
  },
  {
    title: { 'pt-BR': 'Parcela', en: 'Installment', es: 'Cuota' },
    type: 'count',
    width: 10,
    read: ({ installment }) => installment,
  },
  {
    title: { 'pt-BR': 'Parcelas', en: 'Installments', es: 'Cuotas' },
    type: 'count',
    width: 10,
    read: ({ installments }) => installments,
  },
  {
    title: { 'pt-BR': 'Emissão', en: 'Issue date', es: 'Emisión' },
    type: 'day',
    width: 12,
    read: ({ issuedOn }) => issuedOn,
  },
  {
    title: { 'pt-BR': 'Vencimento', en: 'Due date', es: 'Vencimiento' },
    type: 'day',
    width: 12,
    read: ({ dueOn }) => dueOn,
  },
  {
    title: { 'pt-BR': 'Pagamento', en: 'Payment date', es: 'Fecha de pago' },
    type: 'day',
    width: 12,
    read: ({ paidOn }) => paidOn,
  },
  {
    title: { 'pt-BR': 'Valor', en: 'Amount', es: 'Importe' },
    type: 'money',
    width: 16,
    read: ({ amountCents }) => amountCents,
  },
  {
    title: { 'pt-BR': 'Valor pago', en: 'Amount paid', es: 'Importe pagado' },
    type: 'money',
    width: 16,
    read: ({ paidCents }) => paidCents,
  },
  {
    title: { 'pt-BR': 'Situação', en: 'Status', es: 'Estado' },
    type: 'text',
    width: 14,
    read: ({ status }, translate) => translate(STATUS_TITLES[status]),
  },
  {
    title: { 'pt-BR': 'Vencimento efetivo', en: 'Effective due date', es: 'Vencimiento efectivo' },
    type: 'day',
    width: 18,
    read: ({ effectiveDueOn }) => effectiveDueOn,
  },
];
