import { defineMessages } from '../../i18n/defineMessages';

export const formTexts = defineMessages({
  notPermitted: {
    id: 'entry.notPermitted',
    defaultMessage: 'Seu perfil não permite esta ação. Peça a um administrador.',
    description: 'Sentence after the backend refused an action because of the role of the user',
  },
  calendar: {
    id: 'form.calendar',
    defaultMessage: 'Calendário',
    description:
      'Name of the button in a field for a day that opens a calendar, before the name of the field',
  },
  save: { id: 'entry.save', defaultMessage: 'Salvar', description: 'Button of the form of an entry' },
  saving: {
    id: 'entry.saving',
    defaultMessage: 'Salvando…',
    description: 'Button of the form of an entry, while the entry is sent',
  },
  cancel: {
    id: 'entry.cancel',
    defaultMessage: 'Cancelar',
    description: 'Link that leaves the form of an entry',
  },
  loadCurrent: {
    id: 'entry.loadCurrent',
    defaultMessage: 'Carregar os valores atuais',
    description: 'Button that replaces the typed values by the present ones of the entry',
  },
  refused: {
    id: 'entry.refused',
    defaultMessage: 'Corrija os campos indicados.',
    description: 'Sentence after the backend refused some fields of a form',
  },
  restored: {
    id: 'entry.draft',
    defaultMessage: 'O que você tinha digitado antes de a sessão terminar está aqui. Ainda não foi salvo.',
    description: 'Sentence above the form, after a new sign-in filled it with the values of before',
  },
  discard: {
    id: 'entry.draft.discard',
    defaultMessage: 'Descartar o que digitei',
    description: 'Button that fills the form with the stored values in place of the typed ones',
  },
  leaveTitle: {
    id: 'entry.leave.title',
    defaultMessage: 'Sair sem salvar?',
    description: 'Title of the dialog when a person leaves a form with unsaved values',
  },
  leaveDetail: {
    id: 'entry.leave.detail',
    defaultMessage: 'O que você digitou será perdido.',
    description: 'Text of the dialog when a person leaves a form with unsaved values',
  },
  stay: {
    id: 'entry.leave.stay',
    defaultMessage: 'Continuar editando',
    description: 'Button that keeps a form with unsaved values open',
  },
  leave: {
    id: 'entry.leave.go',
    defaultMessage: 'Sair sem salvar',
    description: 'Button that leaves a form and discards its unsaved values',
  },
});
