import { TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ErrorDetails } from '../../../ui/ErrorDetails';
import styles from './FailedWidget.module.css';
import type { WidgetHead } from './kinds';
import { messages } from './widget.messages';
import { WidgetFrame } from './WidgetFrame';

type Props = {
  head: WidgetHead;
  lang: string | undefined;
  /** The server's own text. Absent: the data cannot be read. */
  message?: string;
  /** Why the data cannot be read, in English. */
  detail?: string;
};

/** A widget that the server could not compute, or whose data cannot be read. */
export const FailedWidget = ({ head, lang, message, detail }: Props) => (
  <WidgetFrame head={head} lang={lang}>
    <div className={styles['failure']}>
      <TriangleAlert aria-hidden size={20} />
      <div>
        <p>
          {message === undefined ? (
            <FormattedMessage {...messages.unreadable} />
          ) : (
            <bdi lang={lang}>{message}</bdi>
          )}
        </p>
        {detail !== undefined && <ErrorDetails text={detail} lang="en" />}
      </div>
    </div>
  </WidgetFrame>
);
