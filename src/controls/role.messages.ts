import { defineMessages } from '../i18n/defineMessages';

/** The roles of specification §6, wherever one is named. */
export const roleNames = defineMessages({
  admin: { id: 'role.admin', defaultMessage: 'Administrador', description: 'Name of the role Admin' },
  editor: { id: 'role.editor', defaultMessage: 'Editor', description: 'Name of the role Editor' },
});
