import type { RefusalReason } from '../errors/refusal';
import { IMPORT_MESSAGES } from './importTexts';
import type { Text } from './language';

/** Messages by status. */
export const MESSAGES: Record<number, Text> = {
  400: {
    'pt-BR': 'A requisição não tem o formato que esta operação espera.',
    en: 'The request does not have the format that this operation expects.',
    es: 'La solicitud no tiene el formato que espera esta operación.',
  },
  401: {
    'pt-BR': 'Entre de novo: a sessão não existe ou expirou.',
    en: 'Sign in again: the session does not exist or has expired.',
    es: 'Inicie sesión de nuevo: la sesión no existe o ha caducado.',
  },
  403: {
    'pt-BR': 'Não foi possível confirmar a origem da requisição. Recarregue a página e tente de novo.',
    en: 'The origin of the request could not be confirmed. Reload the page and try again.',
    es: 'No se ha podido confirmar el origen de la solicitud. Recargue la página e inténtelo de nuevo.',
  },
  404: {
    'pt-BR': 'Este endereço não existe.',
    en: 'This address does not exist.',
    es: 'Esta dirección no existe.',
  },
  405: {
    'pt-BR': 'Este endereço não aceita este método.',
    en: 'This address does not accept this method.',
    es: 'Esta dirección no admite este método.',
  },
  408: {
    'pt-BR': 'A requisição demorou demais para chegar.',
    en: 'The request took too long to arrive.',
    es: 'La solicitud ha tardado demasiado en llegar.',
  },
  413: {
    'pt-BR': 'O corpo da requisição é grande demais.',
    en: 'The body of the request is too large.',
    es: 'El cuerpo de la solicitud es demasiado grande.',
  },
  415: {
    'pt-BR': 'O corpo da requisição precisa ser JSON (application/json), sem compressão.',
    en: 'The body of the request must be JSON (application/json), without compression.',
    es: 'El cuerpo de la solicitud debe ser JSON (application/json), sin compresión.',
  },
  417: {
    'pt-BR': 'O servidor não atende a esta expectativa.',
    en: 'The server cannot meet this expectation.',
    es: 'El servidor no puede cumplir esta expectativa.',
  },
  409: {
    'pt-BR': 'Os dados foram alterados por outra pessoa. Recarregue e tente de novo.',
    en: 'Another person has changed these data. Reload them and try again.',
    es: 'Otra persona ha modificado estos datos. Vuelva a cargarlos e inténtelo de nuevo.',
  },
  422: {
    'pt-BR': 'Um dos valores não é válido.',
    en: 'One of the values is not valid.',
    es: 'Uno de los valores no es válido.',
  },
  429: {
    'pt-BR': 'Muitas tentativas. Aguarde um pouco e tente de novo.',
    en: 'Too many attempts. Wait a moment and try again.',
    es: 'Demasiados intentos. Espere un poco e inténtelo de nuevo.',
  },
  431: {
    'pt-BR': 'Os cabeçalhos da requisição são grandes demais.',
    en: 'The headers of the request are too large.',
    es: 'Las cabeceras de la solicitud son demasiado grandes.',
  },
  503: {
    'pt-BR': 'O serviço está indisponível no momento. Tente de novo em instantes.',
    en: 'The service is unavailable right now. Try again in a moment.',
    es: 'El servicio no está disponible en este momento. Inténtelo de nuevo en unos instantes.',
  },
};

/** Messages by reason. They say more than those by status. The response names only these reasons. */
export const MESSAGES_BY_REASON: Partial<Record<RefusalReason, Text>> = {
  busy: {
    'pt-BR': 'Muitas pessoas estão entrando agora. Tente de novo em instantes.',
    en: 'Many people are signing in right now. Try again in a moment.',
    es: 'Muchas personas están iniciando sesión ahora. Inténtelo de nuevo en unos instantes.',
  },
  'wrong-password': {
    'pt-BR': 'A senha atual não confere.',
    en: 'The current password is wrong.',
    es: 'La contraseña actual no es correcta.',
  },
  'not-accepted': {
    'pt-BR': 'A nova senha precisa ser diferente da atual.',
    en: 'The new password must be different from the current one.',
    es: 'La nueva contraseña debe ser distinta de la actual.',
  },
  'not-permitted': {
    'pt-BR': 'Seu perfil não permite isto.',
    en: 'Your role does not permit this.',
    es: 'Su perfil no permite esto.',
  },
  characters: {
    'pt-BR': 'Um dos textos tem um caractere que não pode ser usado.',
    en: 'One of the texts has a character that cannot be used.',
    es: 'Uno de los textos tiene un carácter que no se puede usar.',
  },
  'unknown-dashboard': {
    'pt-BR': 'Este painel não existe.',
    en: 'This dashboard does not exist.',
    es: 'Este panel no existe.',
  },
  'unknown-entry': {
    'pt-BR': 'Este lançamento não existe mais.',
    en: 'This entry no longer exists.',
    es: 'Este movimiento ya no existe.',
  },
  'changed-meanwhile': {
    'pt-BR': 'Outra pessoa alterou estes dados.',
    en: 'Another person has changed these data.',
    es: 'Otra persona ha modificado estos datos.',
  },
  'not-open': {
    'pt-BR': 'Alguns lançamentos já foram pagos ou não existem mais.',
    en: 'Some entries are paid already or no longer exist.',
    es: 'Algunos movimientos ya están pagados o ya no existen.',
  },
  'too-many-files': {
    'pt-BR': 'Há outros arquivos em andamento. Tente de novo em instantes.',
    en: 'Other files are in progress. Try again in a moment.',
    es: 'Hay otros archivos en curso. Inténtelo de nuevo en unos instantes.',
  },
  'too-many-entries': {
    'pt-BR': 'São lançamentos demais para um relatório.',
    en: 'These are too many entries for one report.',
    es: 'Son demasiados movimientos para un informe.',
  },
  ...IMPORT_MESSAGES,
};

export const REFUSED: Text = {
  'pt-BR': 'Não foi possível atender à requisição.',
  en: 'The request could not be processed.',
  es: 'No se ha podido atender la solicitud.',
};

export const BROKEN: Text = {
  'pt-BR': 'Ocorreu um erro no servidor. Tente de novo mais tarde.',
  en: 'Something went wrong on the server. Try again later.',
  es: 'Ha ocurrido un error en el servidor. Inténtelo de nuevo más tarde.',
};
