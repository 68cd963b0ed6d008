import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { Button } from './Button';

type Props = Omit<ComponentProps<typeof Button>, 'children'> & { text: MessageDescriptor };

/** A button with a text of the catalogue and nothing else. */
export const TextButton = ({ text, ...button }: Props) => (
  <Button {...button}>
    <FormattedMessage {...text} />
  </Button>
);
