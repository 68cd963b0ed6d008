// The rows that are imported as they are, and that may be wrong.
import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportPreview } from '../../api/imports';
import styles from './ImportScreen.module.css';
import { findRows, Rows } from './QuestionRows';
import { messages } from './rowQuestion.messages';

const NOTICES = ['farDays', 'paidNotes'] as const;

/** The rows that are imported as they are, and that the person should look at. */
export function Notices({ preview }: { preview: ImportPreview }) {
  const intl = useIntl();
  const notices = NOTICES.flatMap((notice) => {
    const about = findRows(preview, notice);
    return about === undefined ? [] : [{ notice, about }];
  });
  if (notices.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="import-notices">
      <h2 id="import-notices" className={styles['heading']}>
        <TriangleAlert aria-hidden size={20} />
        <FormattedMessage {...messages.noticesTitle} />
      </h2>
      {notices.map(({ notice, about }) => (
        <Fragment key={notice}>
          <p>
            <FormattedMessage {...messages[notice]} values={{ count: about.count }} />
          </p>
          <Rows about={about} label={intl.formatMessage(messages[notice], { count: about.count })} />
        </Fragment>
      ))}
    </section>
  );
}
