import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { LIMITS } from '../../../api-spec/limits.gen';
import { findLogoProblem, readLogo } from '../../../api-spec/logo';
import { logoAddress, logoBytes } from '../../controls/logoAddress';
import { Button } from '../../ui/Button';
import { DropZone } from '../../ui/DropZone';
import type { Rule } from '../../ui/TextInput';
import { LOGO_REASONS } from './companyForm';
import { letterheadTexts } from './letterhead.messages';
import styles from './LogoField.module.css';

/** The logo with its picture. A refused file changes nothing. */
export function LogoField({ rule }: { rule: Rule }) {
  const intl = useIntl();
  const file = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<MessageDescriptor | null>(null);
  const { input, meta } = useField<string>('logo', {
    validate: (value: string | undefined) => rule(value ?? ''),
    parse: (value: string) => value,
  });
  const logo = input.value === '' ? null : readLogo(logoBytes(input.value));
  const change = (value: string) => {
    setRefusal(null);
    input.onChange(value);
  };
  const choose = async (files: readonly File[]) => {
    const [chosen, ...others] = files;
    if (chosen === undefined || others.length > 0) {
      setRefusal(letterheadTexts.logoSeveral);
      return;
    }
    const bytes = await readBytes(chosen);
    const problem = bytes === null ? 'image' : findLogoProblem(bytes);
    if (bytes === null || problem !== null) setRefusal(LOGO_REASONS[problem ?? 'image']);
    else change(toBase64(bytes));
  };
  const error = refusal ?? (meta.submitFailed ? rule(input.value) : undefined);
  return (
    <div className={styles['logo']}>
      <div className={styles['present']}>
        {logo !== null && (
          <img
            src={logoAddress(input.value)}
            alt={intl.formatMessage(letterheadTexts.logo)}
            className={styles['picture']}
          />
        )}
        <p role="status" className={styles['size']}>
          {logo === null ? (
            <FormattedMessage {...letterheadTexts.noLogo} />
          ) : (
            <FormattedMessage
              {...letterheadTexts.logoChosen}
              values={{ width: logo.width, height: logo.height }}
            />
          )}
        </p>
        {logo !== null && (
          <Button
            variant="plain"
            onClick={() => {
              change('');
              file.current?.focus();
            }}
          >
            <Trash2 aria-hidden size={18} />
            <FormattedMessage {...letterheadTexts.removeLogo} />
          </Button>
        )}
      </div>
      <DropZone
        ref={file}
        label={<FormattedMessage {...letterheadTexts.logo} />}
        action={<FormattedMessage {...letterheadTexts.logoChoose} />}
        dropHint={<FormattedMessage {...letterheadTexts.logoDrop} />}
        hint={<FormattedMessage {...letterheadTexts.logoHint} />}
        accept=".png,.jpg,.jpeg"
        error={error && intl.formatMessage(error)}
        onFiles={(files) => void choose(files)}
      />
    </div>
  );
}

/** No more is read, because a file of this length is refused in any case. */
const MAX_READ_BYTES = 10 * LIMITS.logoBytes;

/** Returns null for a file that cannot be read, for example because it was deleted meanwhile. */
async function readBytes(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, MAX_READ_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
