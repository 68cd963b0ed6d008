import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../config/paths';
import { SupportContact } from '../../controls/SupportContact';
import { ButtonLink } from '../../ui/Button';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { EmptyState } from '../../ui/EmptyState';
import { messages } from './dashboard.messages';
import styles from './UnknownDashboard.module.css';

type Props = {
  code: string;
  /** 1: the page shows nothing else, so this is also its title. */
  level: 1 | 2;
};

/** The server has no dashboard with this code. */
export function UnknownDashboard({ code, level }: Props) {
  const intl = useIntl();
  return (
    <EmptyState
      level={level}
      variant="page"
      picture="notFound"
      title={<FormattedMessage {...messages.unknownTitle} />}
    >
      {level === 1 && <DocumentTitle of={intl.formatMessage(messages.unknownTitle)} />}
      <p>
        <FormattedMessage
          {...messages.unknownDetail}
          values={{ code: <bdi className={styles['code']}>{code}</bdi> }}
        />
      </p>
      <ButtonLink to={paths.dashboard.to(null)}>
        <FormattedMessage {...messages.toDefault} />
      </ButtonLink>
      <SupportContact />
    </EmptyState>
  );
}
