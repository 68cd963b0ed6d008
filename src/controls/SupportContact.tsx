import { FormattedMessage } from 'react-intl';
import type { Support } from '../config/presentation';
import { useSettings } from './runtimeSettingsContext';
import styles from './SupportContact.module.css';
import { messages } from './outside.messages';

/** Name, phone, e-mail and page of the support. Renders nothing if no contact is configured. */
export function SupportContact({ from }: { from?: Support | null }) {
  const { support } = useSettings();
  const contact = from ?? support;
  if (!contact) return null;
  const { name, phone, email, url } = contact;
  return (
    <p className={styles['contact']}>
      <span>
        {name === undefined ? (
          <FormattedMessage {...messages.support} />
        ) : (
          <FormattedMessage {...messages.supportNamed} values={{ name: <bdi>{name}</bdi> }} />
        )}
      </span>
      {phone !== undefined && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {email !== undefined && (
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      )}
      {url !== undefined && (
        <a href={url} target="_blank" rel="noreferrer">
          <FormattedMessage {...messages.supportPage} />
        </a>
      )}
    </p>
  );
}
