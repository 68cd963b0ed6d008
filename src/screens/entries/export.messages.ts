import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  export: {
    id: 'entries.export',
    defaultMessage: 'Exportar',
    description: 'Button that saves all entries of the filter as a spreadsheet file',
  },
  cancel: {
    id: 'entries.export.cancel',
    defaultMessage: 'Cancelar exportação',
    description: 'Button that stops the export of entries',
  },
  formats: {
    id: 'entries.export.formats',
    defaultMessage: 'Escolher o formato',
    description: 'Button beside “Export” that opens a menu with the formats of the file',
  },
  xlsx: {
    id: 'entries.export.xlsx',
    defaultMessage: 'Planilha (.xlsx)',
    description: 'Format of a file in a menu',
  },
  xlsxDetail: {
    id: 'entries.export.xlsx.detail',
    defaultMessage: 'Para Excel e LibreOffice',
    description: 'Line below the format “Spreadsheet (.xlsx)”',
  },
  csv: {
    id: 'entries.export.csv',
    defaultMessage: 'Texto (.csv)',
    description: 'Format of a file in a menu',
  },
  csvDetail: {
    id: 'entries.export.csv.detail',
    defaultMessage: 'Para importar em outros sistemas',
    description: 'Line below the format “Text (.csv)”',
  },
  started: {
    id: 'entries.export.started',
    defaultMessage: 'Exportando os lançamentos…',
    description: 'Text for screen readers while a file with entries is made',
  },
  done: {
    id: 'entries.export.done',
    defaultMessage: 'Exportação concluída. O arquivo está nos seus downloads.',
    description: 'Message after a file with entries was saved',
  },
  busy: {
    id: 'entries.export.busy',
    defaultMessage: 'Há outras exportações em andamento. Tente de novo daqui a pouco.',
    description: 'Message after the server refused an export, because it makes too many files at once',
  },
  notOffered: {
    id: 'entries.export.notOffered',
    defaultMessage: 'A exportação ainda não está disponível aqui.',
    description: 'Message after an export if the server does not offer it',
  },
});
