import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  title: {
    id: 'about.title',
    defaultMessage: 'Sobre a Portaria',
    description: 'Title of the about box, and item of the user menu that opens it',
  },
  version: {
    id: 'about.version',
    defaultMessage: 'Versão',
    description: 'Label in the about box: version of the portal',
  },
  company: {
    id: 'about.company',
    defaultMessage: 'Empresa',
    description: 'Label in the about box: name of the company that runs this portal',
  },
  technical: {
    id: 'about.technical',
    defaultMessage: 'Detalhes técnicos',
    description: 'Summary in the about box. A press shows commit, hashes and verifications below it.',
  },
  commit: {
    id: 'about.commit',
    defaultMessage: 'Commit',
    description: 'Label in the about box: the commit of this build in git',
  },
  noCommit: {
    id: 'about.commit.none',
    defaultMessage: 'desconhecido',
    description: 'Value of "Commit" in the about box for a build outside a repository',
  },
  // Not called `description`, because the build removes properties of that name.
  apiDescription: {
    id: 'about.description',
    defaultMessage: 'Descrição da API (SHA-256)',
    description: 'Label in the about box: hash of the API description of this build',
  },
  pact: {
    id: 'about.pact',
    defaultMessage: 'Contrato com {provider} (SHA-256)',
    description:
      'Label in the about box: hash of a pact of this build. {provider} is a technical name: erp-backend.',
  },
  verification: {
    id: 'about.verification',
    defaultMessage: 'Última verificação de {provider}',
    description:
      'Label in the about box: the last verification of that pact. {provider} is a technical name: erp-backend.',
  },
  held: {
    id: 'about.verification.held',
    defaultMessage: 'Em {moment}, por {by}: a versão {version} do backend cumpre o contrato.',
    description:
      'Value in the about box after a successful verification. {moment} is date and time, {by} who verified, {version} the backend’s version.',
  },
  broken: {
    id: 'about.verification.broken',
    defaultMessage: 'Em {moment}, por {by}: a versão {version} do backend não cumpre o contrato.',
    description:
      'Value in the about box after a failed verification. {moment} is date and time, {by} who verified, {version} the backend’s version.',
  },
  failed: {
    id: 'about.verification.failed',
    defaultMessage: 'Verificação reprovada',
    description: 'Badge in the about box, above the sentence about a failed verification',
  },
  none: {
    id: 'about.verification.none',
    defaultMessage: 'Nenhuma verificação registrada para este contrato e esta descrição da API.',
    description: 'Value in the about box: no verification of these two files is recorded',
  },
  copy: {
    id: 'about.copy',
    defaultMessage: 'Copiar dados para o suporte',
    description: 'Button of the about box that copies its content as text',
  },
  copied: {
    id: 'about.copied',
    defaultMessage: 'Dados copiados.',
    description: 'Message after a press of the copy button of the about box',
  },
});
