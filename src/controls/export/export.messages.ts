import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  export: {
    id: 'entries.export',
    defaultMessage: 'Exportar',
    description: 'Button that saves all entries of the filter as a spreadsheet file',
  },
  exportSelection: {
    id: 'entries.export.selection',
    defaultMessage: 'Exportar seleção',
    description: 'Button that saves the selected entries as a spreadsheet file',
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
  selectionFormats: {
    id: 'entries.export.selection.formats',
    defaultMessage: 'Escolher o formato da seleção',
    description: 'Button beside “Export selection” that opens a menu with the formats of the file',
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
  pdf: {
    id: 'entries.export.pdf',
    defaultMessage: 'Relatório (.pdf)',
    description: 'Format of a file in a menu',
  },
  pdfDetail: {
    id: 'entries.export.pdf.detail',
    defaultMessage: 'Para imprimir ou enviar, com totais',
    description: 'Line below the format “Report (.pdf)”',
  },
  started: {
    id: 'entries.export.started',
    defaultMessage: 'Exportando…',
    description: 'Text for screen readers while a file is made',
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
  tooSlow: {
    id: 'entries.export.tooSlow',
    defaultMessage: 'O relatório demorou demais. Filtre ou selecione menos lançamentos e tente de novo.',
    description: 'Message after the server stopped a report of entries that took too long',
  },
  tooManyEntries: {
    id: 'entries.export.tooManyEntries',
    defaultMessage:
      'Um relatório pode ter até {most, plural, one {# lançamento} other {# lançamentos}}. Filtre ou selecione menos.',
    description: 'Message after a report of entries was refused. {most} is the limit.',
  },
  notOffered: {
    id: 'entries.export.notOffered',
    defaultMessage: 'A exportação ainda não está disponível aqui.',
    description: 'Message after an export if the server does not offer it',
  },
});
