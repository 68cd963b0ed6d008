import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  titles: {
    id: 'import.skip.titles',
    defaultMessage: 'Títulos repetidos',
    description: 'Why a row of the file is not imported',
  },
  total: {
    id: 'import.skip.total',
    defaultMessage: 'Total ou saldo',
    description: 'Why a row of the file is not imported',
  },
  note: {
    id: 'import.skip.note',
    defaultMessage: 'Anotação',
    description: 'Why a row of the file is not imported',
  },
  example: {
    id: 'import.skip.example',
    defaultMessage: 'Exemplo do modelo',
    description: 'Why a row of the file is not imported',
  },
  incomplete: {
    id: 'import.skip.incomplete',
    defaultMessage: 'Sem vencimento e sem nome',
    description: 'Why a row of the file is not imported',
  },
  otherTable: {
    id: 'import.skip.otherTable',
    defaultMessage: 'Outra tabela',
    description: 'Why a row of the file is not imported',
  },
  hidden: {
    id: 'import.skip.hidden',
    defaultMessage: 'Oculta na planilha',
    description: 'Why a row of the file is not imported',
  },
  status: {
    id: 'import.skip.status',
    defaultMessage: 'Cancelada',
    description: 'Why a row of the file is not imported',
  },
  choice: {
    id: 'import.skip.choice',
    defaultMessage: 'Deixada de fora por você',
    description: 'Why a row of the file is not imported',
  },
  sameAmount: {
    id: 'import.skip.sameAmount',
    defaultMessage: 'Mesmo valor de um lançamento',
    description: 'Why a row of the file is not imported',
  },
  other: {
    id: 'import.skip.other',
    defaultMessage: 'Não é um lançamento',
    description: 'Why a row of the file is not imported',
  },
});
