import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  readonly title: NoMessageValues;
  readonly version: NoMessageValues;
  readonly versionWithCommit: { readonly commit: MessageValue; readonly version: MessageValue };
  readonly versionWithoutCommit: { readonly version: MessageValue };
  readonly apiDescription: NoMessageValues;
  readonly pact: { readonly provider: MessageValue };
  readonly verification: { readonly provider: MessageValue };
  readonly held: { readonly by: MessageValue; readonly moment: MessageValue; readonly version: MessageValue };
  readonly broken: {
    readonly by: MessageValue;
    readonly moment: MessageValue;
    readonly version: MessageValue;
  };
  readonly failed: NoMessageValues;
  readonly none: NoMessageValues;
  readonly copy: NoMessageValues;
  readonly copied: NoMessageValues;
}>({
  title: {
    id: 'about.title',
    defaultMessage: 'Sobre a Portaria',
    description: 'Title of the about box, and the item of the user menu that opens it',
  },
  version: {
    id: 'about.version',
    defaultMessage: 'Versão',
    description: 'About box: version of the portal',
  },
  versionWithCommit: {
    id: 'about.version.commit',
    defaultMessage: '{version}, do commit {commit}',
    description: 'About box: the version, and the commit that it was built from',
  },
  versionWithoutCommit: {
    id: 'about.version.noCommit',
    defaultMessage: '{version}, sem commit conhecido',
    description: 'About box: the version, where it was built outside a repository',
  },
  // Not called `description`, because the build removes properties of that name.
  apiDescription: {
    id: 'about.description',
    defaultMessage: 'Descrição da API (SHA-256)',
    description: 'About box: what identifies the API description of this build',
  },
  pact: {
    id: 'about.pact',
    defaultMessage: 'Pacto com {provider} (SHA-256)',
    description:
      'About box: what identifies a pact of this build, a file with what the portal expects; {provider} is a technical name, erp-backend',
  },
  verification: {
    id: 'about.verification',
    defaultMessage: 'Última verificação de {provider}',
    description: 'About box: when a backend was last held against that pact; {provider} as above',
  },
  held: {
    id: 'about.verification.held',
    defaultMessage: 'Em {moment}, por {by}: a versão {version} do backend responde como combinado.',
    description: 'About box: the last verification went well',
  },
  broken: {
    id: 'about.verification.broken',
    defaultMessage: 'Em {moment}, por {by}: a versão {version} do backend não responde como combinado.',
    description: 'About box: the last verification failed',
  },
  failed: {
    id: 'about.verification.failed',
    defaultMessage: 'Verificação reprovada',
    description: 'About box: stands out above the sentence that tells of a failed verification',
  },
  none: {
    id: 'about.verification.none',
    defaultMessage: 'Nenhuma verificação deste pacto com esta descrição está registrada.',
    description: 'About box: nobody recorded a verification of exactly these two files',
  },
  copy: {
    id: 'about.copy',
    defaultMessage: 'Copiar estes dados',
    description: 'Button of the about box: all of it as text',
  },
  copied: {
    id: 'about.copied',
    defaultMessage: 'Dados copiados.',
    description: 'After that button',
  },
});
