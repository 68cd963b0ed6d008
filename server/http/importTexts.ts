import type { RefusalReason } from '../errors/refusal';
import type { Text } from './language';

/** Messages for files that cannot be imported, by reason. */
export const IMPORT_MESSAGES: Partial<Record<RefusalReason, Text>> = {
  'file-too-large': {
    'pt-BR': 'O arquivo é grande demais. O limite é de 5 MB.',
    en: 'The file is too large. The limit is 5 MB.',
    es: 'El archivo es demasiado grande. El límite es de 5 MB.',
  },
  'not-a-form': {
    'pt-BR': 'O corpo da requisição precisa ser um formulário com o arquivo (multipart/form-data).',
    en: 'The body of the request must be a form with the file (multipart/form-data).',
    es: 'El cuerpo de la solicitud debe ser un formulario con el archivo (multipart/form-data).',
  },
  'not-a-table-file': {
    'pt-BR': 'O arquivo não é uma planilha (xlsx) nem um csv. Salve-o como xlsx ou csv.',
    en: 'The file is neither a spreadsheet (xlsx) nor a csv. Save it as xlsx or csv.',
    es: 'El archivo no es una hoja de cálculo (xlsx) ni un csv. Guárdelo como xlsx o csv.',
  },
  'no-table': {
    'pt-BR': 'O arquivo não tem uma tabela.',
    en: 'The file has no table.',
    es: 'El archivo no tiene una tabla.',
  },
  broken: {
    'pt-BR': 'O arquivo está danificado. Salve a planilha de novo e tente outra vez.',
    en: 'The file is damaged. Save the spreadsheet again and try once more.',
    es: 'El archivo está dañado. Guarde la hoja de cálculo de nuevo y vuelva a intentarlo.',
  },
  encrypted: {
    'pt-BR': 'O arquivo está protegido por senha. Salve uma cópia sem senha.',
    en: 'The file is protected by a password. Save a copy without a password.',
    es: 'El archivo está protegido con contraseña. Guarde una copia sin contraseña.',
  },
  'old-format': {
    'pt-BR': 'O arquivo tem o formato antigo do Excel (xls). Salve-o como xlsx ou csv.',
    en: 'The file has the old format of Excel (xls). Save it as xlsx or csv.',
    es: 'El archivo tiene el formato antiguo de Excel (xls). Guárdelo como xlsx o csv.',
  },
  inflated: {
    'pt-BR': 'O conteúdo do arquivo é grande demais. O limite é de 64 MB sem compressão.',
    en: 'The content of the file is too large. The limit is 64 MB without compression.',
    es: 'El contenido del archivo es demasiado grande. El límite es de 64 MB sin compresión.',
  },
  rows: {
    'pt-BR': 'A tabela tem linhas demais. O limite é de 10.000.',
    en: 'The table has too many rows. The limit is 10,000.',
    es: 'La tabla tiene demasiadas filas. El límite es de 10.000.',
  },
  columns: {
    'pt-BR': 'A tabela tem colunas demais. O limite é de 50.',
    en: 'The table has too many columns. The limit is 50.',
    es: 'La tabla tiene demasiadas columnas. El límite es de 50.',
  },
  line: {
    'pt-BR': 'Uma linha do csv é longa demais. Talvez falte uma aspa.',
    en: 'A line of the csv is too long. Perhaps a quotation mark is missing.',
    es: 'Una línea del csv es demasiado larga. Quizá falte una comilla.',
  },
  slow: {
    'pt-BR': 'A leitura do arquivo demora demais. Divida-o em partes menores.',
    en: 'Reading the file takes too long. Divide it into smaller parts.',
    es: 'La lectura del archivo tarda demasiado. Divídalo en partes más pequeñas.',
  },
  'open-questions': {
    'pt-BR': 'Ainda faltam escolhas para importar este arquivo.',
    en: 'Some choices are missing to import this file.',
    es: 'Aún faltan elecciones para importar este archivo.',
  },
  'invalid-rows': {
    'pt-BR': 'Algumas linhas têm problemas, e nada foi importado.',
    en: 'Some rows have problems, and nothing was imported.',
    es: 'Algunas filas tienen problemas, y no se ha importado nada.',
  },
  'nothing-to-add': {
    'pt-BR': 'Nenhuma linha do arquivo pode ser importada.',
    en: 'No row of the file can be imported.',
    es: 'Ninguna fila del archivo se puede importar.',
  },
  choices: {
    'pt-BR': 'As escolhas não combinam com este arquivo. Abra o arquivo de novo.',
    en: 'The choices do not fit this file. Open the file again.',
    es: 'Las elecciones no corresponden a este archivo. Abra el archivo de nuevo.',
  },
  'unknown-import': {
    'pt-BR': 'Esta importação não existe.',
    en: 'This import does not exist.',
    es: 'Esta importación no existe.',
  },
  'undone-already': {
    'pt-BR': 'Esta importação já foi desfeita.',
    en: 'This import is undone already.',
    es: 'Esta importación ya se ha deshecho.',
  },
};
