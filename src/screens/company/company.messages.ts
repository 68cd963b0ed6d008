import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  meta: {
    id: 'company.meta',
    defaultMessage: 'Os números dos painéis são calculados com estes dados.',
    description: 'Sentence below the title of the page with the company’s data',
  },
  loading: {
    id: 'company.loading',
    defaultMessage: 'Carregando os dados da empresa…',
    description: 'Status while the company’s data are loading',
  },
  failed: {
    id: 'company.failed',
    defaultMessage: 'Não foi possível carregar os dados da empresa',
    description: 'Heading after the company’s data could not be loaded',
  },
  notOffered: {
    id: 'company.notOffered',
    defaultMessage: 'Aqui não é possível alterar os dados da empresa.',
    description: 'Sentence if the backend does not offer the company’s data',
  },
  noAccessTitle: {
    id: 'company.noAccess.title',
    defaultMessage: 'Só administradores podem alterar os dados da empresa',
    description: 'Heading on the page with the company’s data for a user with another role',
  },
  name: { id: 'company.name', defaultMessage: 'Nome da empresa', description: 'Label of a field' },
  nameConfigured: {
    id: 'company.name.configured',
    defaultMessage:
      'O nome na barra, nos títulos e na impressão vem da configuração: {name}. O deste campo aparece nos relatórios em PDF.',
    description: 'Hint below the name of the company, if the installation sets another {name} for the portal',
  },
  timeZone: { id: 'company.timeZone', defaultMessage: 'Fuso horário', description: 'Label of a field' },
  timeZoneHint: {
    id: 'company.timeZone.hint',
    defaultMessage: 'Usado para saber o que vence hoje.',
    description: 'Hint below the field for the time zone of the company',
  },
  weekStartsOn: {
    id: 'company.weekStartsOn',
    defaultMessage: 'A semana começa em',
    description: 'Label of the field for the first weekday. Its value is a weekday such as “domingo”.',
  },
  opening: {
    id: 'company.opening',
    defaultMessage: 'Saldo inicial das contas',
    description: 'Legend of the fields for the bank balance of a day',
  },
  openingHint: {
    id: 'company.opening.hint',
    defaultMessage: 'A previsão de caixa parte deste valor.',
    description: 'Explains the fields for the bank balance of a day',
  },
  openingAmount: {
    id: 'company.opening.amount',
    defaultMessage: 'Saldo (R$)',
    description: 'Label of the field for the bank balance in Brazilian reais',
  },
  openingAmountHint: {
    id: 'company.opening.sign',
    defaultMessage: 'Use o sinal de menos se a conta estava negativa.',
    description: 'Hint below the field for the bank balance',
  },
  openingOn: {
    id: 'company.opening.day',
    defaultMessage: 'Data do saldo',
    description: 'Label of the field for the day of the bank balance',
  },
  targetAmount: {
    id: 'company.target',
    defaultMessage: 'Meta de faturamento por mês (R$)',
    description: 'Label of the field for the revenue to reach in each month, in Brazilian reais',
  },
  targetHint: {
    id: 'company.target.hint',
    defaultMessage: 'Se ficar em branco, os painéis não mostram meta.',
    description: 'Hint below the field for the revenue to reach in each month',
  },
  charges: {
    id: 'company.charges',
    defaultMessage: 'Multa e juros por atraso',
    description: 'Legend of the fields for the fine and the interest of late payments',
  },
  chargesHint: {
    id: 'company.charges.hint',
    defaultMessage:
      'Quando um cliente paga depois do vencimento, o formulário do recebimento mostra a multa e os juros. Eles só entram no recebimento se você quiser.',
    description: 'Explains the fields for the fine and the interest of late payments',
  },
  fine: {
    id: 'company.charges.fine',
    defaultMessage: 'Multa (%)',
    description: 'Label of the field for the fine of late payments, in percent',
  },
  fineHint: {
    id: 'company.charges.fine.hint',
    defaultMessage: 'Uma vez por lançamento. Se ficar em branco, não há multa.',
    description: 'Hint below the field for the fine of late payments',
  },
  fineAboveLaw: {
    id: 'company.charges.fine.aboveLaw',
    defaultMessage:
      'Acima de 2%, o máximo em contratos com consumidores (Código de Defesa do Consumidor, art. 52, § 1º).',
    description: 'Warning below the field for the fine of late payments. The value is accepted all the same.',
  },
  interest: {
    id: 'company.charges.interest',
    defaultMessage: 'Juros ao mês (%)',
    description: 'Label of the field for the interest of late payments, in percent for 30 days',
  },
  interestHint: {
    id: 'company.charges.interest.hint',
    defaultMessage: 'Simples, por dia de atraso, com mês de 30 dias. Se ficar em branco, não há juros.',
    description: 'Hint below the field for the interest of late payments',
  },
  invalidRate: {
    id: 'company.charges.rule',
    defaultMessage: 'Digite uma porcentagem de 0,01 a 100, como 2,00.',
    description: 'Error below the fields for fine and interest. Use the notation of the language.',
  },
  holidays: {
    id: 'company.holidays',
    defaultMessage: 'Feriados estaduais e municipais',
    description: 'Legend of the list of holidays',
  },
  holidaysHint: {
    id: 'company.holidays.hint',
    defaultMessage:
      'Os feriados nacionais já estão incluídos. Um boleto que vence em um feriado pode ser pago no próximo dia útil.',
    description: 'Explains the list of state and municipal holidays',
  },
  noHolidays: {
    id: 'company.holidays.none',
    defaultMessage: 'Nenhum feriado na lista',
    description: 'In place of the number of holidays if the list is empty',
  },
  holidayCount: {
    id: 'company.holidays.count',
    defaultMessage: '{count, plural, one {# feriado na lista} other {# feriados na lista}}',
    description: 'Number of holidays, above their list. Screen readers say it after each change.',
  },
  holidaysFull: {
    id: 'company.holidays.full',
    defaultMessage: 'A lista já tem o máximo de {most} feriados.',
    description: 'Sentence in place of the fields that add a holiday',
  },
  holidayDay: {
    id: 'company.holiday.day',
    defaultMessage: 'Dia',
    description: 'Label of the field for the day of a holiday',
  },
  holidayName: {
    id: 'company.holiday.name',
    defaultMessage: 'Nome do feriado',
    description: 'Label of a field',
  },
  addHoliday: {
    id: 'company.holiday.add',
    defaultMessage: 'Adicionar feriado',
    description: 'Button that adds the typed holiday to the list',
  },
  removeHoliday: {
    id: 'company.holiday.remove',
    defaultMessage: 'Remover feriado',
    description: 'Button that removes a holiday from the list. Its day and name follow after a colon.',
  },
  repeated: {
    id: 'company.rule.repeated',
    defaultMessage: 'Este dia já está na lista.',
    description: 'Error below the field for the day of a holiday',
  },
  future: {
    id: 'company.rule.future',
    defaultMessage: 'O dia não pode ser posterior a hoje.',
    description: 'Error below the field for the day of the bank balance',
  },
  saved: {
    id: 'company.saved',
    defaultMessage: 'Dados da empresa alterados.',
    description: 'Message after the company’s data were changed',
  },
  conflict: {
    id: 'company.conflict',
    defaultMessage:
      '{name} alterou os dados da empresa enquanto você editava. O que você digitou continua aqui.',
    description: 'Sentence if another person changed the company’s data meanwhile. {name} is the person.',
  },
  conflictUnnamed: {
    id: 'company.conflict.unnamed',
    defaultMessage:
      'Outra pessoa alterou os dados da empresa enquanto você editava. O que você digitou continua aqui.',
    description: 'Sentence if another, unknown person changed the company’s data meanwhile',
  },
  firstAccount: {
    id: 'company.opening.firstAccount',
    defaultMessage: 'Este é o saldo da primeira conta.',
    description: 'Sentence below the heading of the opening balance, if the company has accounts',
  },
  toAccounts: {
    id: 'company.opening.toAccounts',
    defaultMessage: 'Ver as contas',
    description: 'Link from the opening balance to the bank, cash and card accounts',
  },
  afterMovements: {
    id: 'company.opening.afterMovements',
    defaultMessage: 'Há transferências da primeira conta antes deste dia.',
    description: 'Error of a later day of the opening balance',
  },
});
