import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseButton } from '../../../ui/IconButton';
import { useMedia } from '../../../ui/useMedia';
import { messages } from './palette.messages';
import styles from './Palette.module.css';
import type { Typed } from './typed';
import { useFindsData, useOpenText } from './useFindsData';

/** The limit of the API description for a searched text. */
const MAX_LENGTH = 100;

/** Title, search field and close button of the palette, also while its list loads. */
export function PaletteHead({ selected, ...field }: ComponentProps<'input'> & Pick<Typed, 'selected'>) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const initialSelection = useRef(selected);

  // The dialog would set the focus one frame later and lose typed letters.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(...initialSelection.current);
  }, []);

  const hasRoom = useMedia('(min-width: 480px)');
  const findsData = useFindsData();
  const name = intl.formatMessage(findsData ? messages.field : messages.openPages);
  const openText = useOpenText();
  return (
    <>
      <Dialog.Title className="visuallyHidden">
        <FormattedMessage {...messages.title} />
      </Dialog.Title>
      <div className={styles['head']}>
        <Search aria-hidden size={20} className={styles['icon']} />
        <input
          ref={input}
          className={styles['field']}
          type="text"
          role="combobox"
          aria-label={name}
          placeholder={hasRoom ? name : intl.formatMessage(openText)}
          aria-autocomplete="list"
          aria-controls={undefined}
          aria-expanded={false}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_LENGTH}
          {...field}
        />
        <Dialog.Close render={<CloseButton />} />
      </div>
    </>
  );
}
