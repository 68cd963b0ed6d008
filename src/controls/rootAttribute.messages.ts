import type { MessageDescriptor } from 'react-intl';
import type { RootAttribute } from '../config/stored';
import { defineMessages } from '../i18n/defineMessages';

type AttributeTexts = {
  /** Heading above the choices. */
  legend: MessageDescriptor;
  /** Text below the choices. */
  note?: MessageDescriptor;
  /** Meaning of the stored entry. */
  stored: MessageDescriptor;
  /** The values, in the order of the choices. */
  choices: Readonly<Record<string, MessageDescriptor>>;
  /** Names in the command palette. Absent: the palette does not list the values. */
  commands?: Readonly<Record<string, MessageDescriptor>>;
};

/** The texts of the appearance settings that are an attribute of the root element (`src/config/stored.ts`). */
export const attributeTexts: Readonly<Record<RootAttribute, AttributeTexts>> = {
  radius: {
    ...defineMessages({
      legend: {
        id: 'theme.radius.legend',
        defaultMessage: 'Cantos',
        description: 'Heading above the choice between rounded and flat corners',
      },
      stored: {
        id: 'settings.stored.is.radius',
        defaultMessage: 'Cantos',
        description: 'Meaning of a stored entry: the corners',
      },
    }),
    choices: defineMessages({
      rounded: {
        id: 'theme.radius.rounded',
        defaultMessage: 'Arredondados',
        description: 'Choice: rounded corners',
      },
      flat: { id: 'theme.radius.flat', defaultMessage: 'Retos', description: 'Choice: flat corners' },
    }),
  },
  density: {
    ...defineMessages({
      legend: {
        id: 'theme.density.legend',
        defaultMessage: 'Densidade',
        description: 'Heading above the choice between automatic, comfortable and compact spacing',
      },
      note: {
        id: 'theme.density.note',
        defaultMessage: 'Automática: compacta com mouse, confortável ao toque.',
        description: 'Text below the choices of density: what the first choice means',
      },
      stored: {
        id: 'settings.stored.is.density',
        defaultMessage: 'Densidade',
        description: 'Meaning of a stored entry: comfortable or compact spacing',
      },
    }),
    choices: defineMessages({
      auto: {
        id: 'theme.density.auto',
        defaultMessage: 'Automática',
        description: 'Choice: the density depends on mouse or touch',
      },
      comfortable: {
        id: 'theme.density.comfortable',
        defaultMessage: 'Confortável',
        description: 'Choice: large controls and much space',
      },
      compact: {
        id: 'theme.density.compact',
        defaultMessage: 'Compacta',
        description: 'Choice: small controls and little space, so that more fits on the screen',
      },
    }),
  },
};
