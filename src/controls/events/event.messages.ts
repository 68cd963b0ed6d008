import { defineMessages } from '../../i18n/defineMessages';

/** The recorded fields that have no other name, and how a change is written. */
export const eventFields = defineMessages({
  occurrences: {
    id: 'entry.history.occurrences',
    defaultMessage: 'Número de vezes',
    description: 'Field of a change: the number of entries of a series',
  },
  lastDueOn: {
    id: 'entry.history.lastDueOn',
    defaultMessage: 'Último dia',
    description: 'Field of a change: the day after which no entry of a series is due',
  },
  reason: {
    id: 'entry.history.reason',
    defaultMessage: 'Motivo',
    description: 'Field of a change: why a payment was voided',
  },
  change: {
    id: 'entry.history.change',
    defaultMessage: '{field}: antes {before}, depois {after}',
    description: 'A changed value of an entry. {field} is its name, such as Valor.',
  },
  name: {
    id: 'audit.field.name',
    defaultMessage: 'Nome',
    description: 'Field of a change in the audit: the name of a company, of a category or of a user',
  },
  timeZone: {
    id: 'audit.field.timeZone',
    defaultMessage: 'Fuso horário',
    description: 'Field of a change in the audit: the time zone of the company',
  },
  openingCents: {
    id: 'audit.field.openingCents',
    defaultMessage: 'Saldo inicial',
    description: 'Field of a change in the audit: the opening balance of the company',
  },
  closedUntil: {
    id: 'audit.field.closedUntil',
    defaultMessage: 'Fechado até',
    description: 'Field in the audit: the last day of the closed months',
  },
  openingOn: {
    id: 'audit.field.openingOn',
    defaultMessage: 'Data do saldo inicial',
    description: 'Field of a change in the audit: the day of the opening balance',
  },
  weekStartsOn: {
    id: 'audit.field.weekStartsOn',
    defaultMessage: 'A semana começa em',
    description: 'Field of a change in the audit: the first day of the week',
  },
  monthlyTargetCents: {
    id: 'audit.field.monthlyTargetCents',
    defaultMessage: 'Meta de faturamento por mês',
    description: 'Field of a change in the audit: the target of the company for a month',
  },
  fineBasisPoints: {
    id: 'audit.field.fineBasisPoints',
    defaultMessage: 'Multa por atraso',
    description: 'Field of a change in the audit: the fine of a late payment',
  },
  interestBasisPoints: {
    id: 'audit.field.interestBasisPoints',
    defaultMessage: 'Juros ao mês por atraso',
    description: 'Field of a change in the audit: the interest of a late payment',
  },
  address: {
    id: 'audit.field.address',
    defaultMessage: 'Endereço',
    description: 'Field of a change in the audit: the address of the company',
  },
  taxNumber: {
    id: 'audit.field.taxNumber',
    defaultMessage: 'CPF ou CNPJ',
    description:
      'Field of a change in the audit: the tax number of the company. CPF and CNPJ are not translated.',
  },
  logo: {
    id: 'audit.field.logo',
    defaultMessage: 'Logotipo',
    description: 'Field of a change in the audit: the logo of the company. Its value is format and size.',
  },
  holiday: {
    id: 'audit.field.holiday',
    defaultMessage: 'Feriado de {of}',
    description: 'Field of a change in the audit: a holiday. {of} is its day',
  },
  categoryName: {
    id: 'audit.field.categoryName',
    defaultMessage: 'Nome da categoria {of}',
    description: 'Field of a change in the audit: the name of a category. {of} is its present name',
  },
  categoryGroup: {
    id: 'audit.field.categoryGroup',
    defaultMessage: 'Grupo da categoria {of}',
    description:
      'Field of a change in the audit: the line of the income statement of a category. {of} is its name',
  },
  categoryIsTax: {
    id: 'audit.field.categoryIsTax',
    defaultMessage: 'A categoria {of} é um imposto',
    description: 'Field of a change in the audit: whether a category is a tax. {of} is its name',
  },
  categoryIsArchived: {
    id: 'audit.field.categoryIsArchived',
    defaultMessage: 'A categoria {of} está arquivada',
    description: 'Field of a change in the audit: whether a category is archived. {of} is its name',
  },
  role: {
    id: 'audit.field.role',
    defaultMessage: 'Perfil',
    description: 'Field of a change in the audit: the role of a user',
  },
  dashboard: {
    id: 'audit.field.dashboard',
    defaultMessage: 'Painel inicial',
    description: 'Field of a change in the audit: the dashboard of a user',
  },
  isBlocked: {
    id: 'audit.field.isBlocked',
    defaultMessage: 'Bloqueado',
    description: 'Field of a change in the audit: whether a user is blocked',
  },
  fileName: {
    id: 'audit.field.fileName',
    defaultMessage: 'Arquivo',
    description: 'Field of a change in the audit: the name of an imported file',
  },
  added: {
    id: 'audit.field.added',
    defaultMessage: 'Lançamentos criados',
    description: 'Field of a change in the audit: how many entries an import added',
  },
  removed: {
    id: 'audit.field.removed',
    defaultMessage: 'Lançamentos excluídos',
    description: 'Field of a change in the audit: how many entries the undoing of an import removed',
  },
  content: {
    id: 'audit.field.content',
    defaultMessage: 'Conteúdo',
    description: 'Field of a change in the audit: what an exported file contains',
  },
  format: {
    id: 'audit.field.format',
    defaultMessage: 'Formato',
    description: 'Field of a change in the audit: the format of an exported file, such as xlsx',
  },
  rows: {
    id: 'audit.field.rows',
    defaultMessage: 'Linhas',
    description: 'Field of a change in the audit: how many rows an exported file has',
  },
  month: {
    id: 'audit.field.month',
    defaultMessage: 'Mês',
    description: 'Field of an event in the audit: the month of an exported file',
  },
  operation: {
    id: 'audit.field.operation',
    defaultMessage: 'Operação',
    description: 'Field of a change in the audit: what a person tried to do, such as adding a user',
  },
  device: {
    id: 'audit.field.device',
    defaultMessage: 'Dispositivo',
    description: 'Field of a change in the audit: browser and system of a session, such as Firefox, Windows',
  },
  bookEvents: {
    id: 'audit.field.bookEvents',
    defaultMessage: 'Eventos dos lançamentos',
    description: 'Field of a change in the audit: how many events of entries were deleted',
  },
  bookEventsBefore: {
    id: 'audit.field.bookEventsBefore',
    defaultMessage: 'Lançamentos: anteriores a',
    description: 'Field of a change in the audit: before which day the events of entries were deleted',
  },
  doorEvents: {
    id: 'audit.field.doorEvents',
    defaultMessage: 'Eventos de acesso',
    description: 'Field of a change in the audit: how many events of sign-ins were deleted',
  },
  doorEventsBefore: {
    id: 'audit.field.doorEventsBefore',
    defaultMessage: 'Acesso: anteriores a',
    description: 'Field of a change in the audit: before which day the events of sign-ins were deleted',
  },
});

/** Values of these fields. */
export const eventValues = defineMessages({
  yes: {
    id: 'audit.value.yes',
    defaultMessage: 'Sim',
    description: 'Value of a changed field in the audit: yes',
  },
  no: {
    id: 'audit.value.no',
    defaultMessage: 'Não',
    description: 'Value of a changed field in the audit: no',
  },
  entries: {
    id: 'audit.value.entries',
    defaultMessage: 'Lançamentos',
    description: 'Value of a changed field in the audit: content of an exported file',
  },
  selection: {
    id: 'audit.value.selection',
    defaultMessage: 'Lançamentos selecionados',
    description: 'Value of a changed field in the audit: content of an exported file',
  },
  report: {
    id: 'audit.value.report',
    defaultMessage: 'Relatório de lançamentos',
    description: 'Value of a changed field in the audit: content of an exported file',
  },
  events: {
    id: 'audit.value.events',
    defaultMessage: 'Auditoria',
    description: 'Value of a changed field in the audit: content of an exported file',
  },
  month: {
    id: 'audit.value.month',
    defaultMessage: 'Fechamento do mês',
    description: 'Value of a changed field in the audit: content of an exported file',
  },
});

/** The link to the events of a record. */
export const { toAudit } = defineMessages({
  toAudit: {
    id: 'entry.history.toAudit',
    defaultMessage: 'Ver na auditoria',
    description: 'Link from an entry or a user to the events about it, for administrators',
  },
});
