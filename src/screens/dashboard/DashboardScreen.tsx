import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { DEFAULT_DASHBOARD, paths } from '../../config/paths';
import { useSettings } from '../../controls/runtimeSettingsContext';
import { SupportContact } from '../../controls/SupportContact';
import { useDashboards } from '../../controls/useDashboards';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { limitText } from '../../store/toasts';
import { useToastText } from '../../controls/useToastText';
import { Button, ButtonLink } from '../../ui/Button';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { PageHead } from '../../ui/PageHead';
import { messages } from './dashboard.messages';
import styles from './DashboardScreen.module.css';

/** One dashboard by its code. */
export function DashboardScreen() {
  const { code = DEFAULT_DASHBOARD } = useParams();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dashboards = useDashboards();

  if (!isSignedIn) return <SignInFirst />;
  if (dashboards.state === 'loading') return <Loading />;
  if (dashboards.state === 'failed') return <Failed error={dashboards.error} onRetry={dashboards.retry} />;
  const entry =
    dashboards.state === 'listed' ? dashboards.entries.find((listed) => listed.code === code) : undefined;
  // Without a list, every code is accepted. The default dashboard always exists.
  if (dashboards.state === 'listed' && !entry && code !== DEFAULT_DASHBOARD) return <Unknown code={code} />;
  return <Dashboard title={entry?.title ?? null} lang={entry?.lang} />;
}

function Dashboard({ title, lang }: { title: string | null; lang: string | undefined }) {
  const intl = useIntl();
  const heading = title ?? intl.formatMessage(messages.untitled);
  const company = useSettings().company?.name;
  return (
    <>
      <PageHead title={heading} lang={lang} meta={company && <bdi>{company}</bdi>} />
      <EmptyState level={2} picture="empty" title={<FormattedMessage {...messages.emptyTitle} />}>
        <p>
          <FormattedMessage {...messages.emptyDetail} />
        </p>
      </EmptyState>
    </>
  );
}

function Unknown({ code }: { code: string }) {
  const intl = useIntl();
  return (
    <EmptyState level={1} picture="notFound" title={<FormattedMessage {...messages.unknownTitle} />}>
      <DocumentTitle of={intl.formatMessage(messages.unknownTitle)} />
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

function Failed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const intl = useIntl();
  const { text, detail } = useToastText()(limitText(failureText(error)));
  return (
    <EmptyState level={1} picture="offline" title={<FormattedMessage {...messages.failedTitle} />}>
      <DocumentTitle of={intl.formatMessage(messages.failedTitle)} />
      <p role="alert">{text}</p>
      {detail && <ErrorDetails {...detail} />}
      <Button onClick={onRetry}>
        <FormattedMessage {...messages.tryAgain} />
      </Button>
      <SupportContact />
    </EmptyState>
  );
}

function SignInFirst() {
  const intl = useIntl();
  return (
    <EmptyState level={1} picture="noAccess" title={<FormattedMessage {...messages.signInTitle} />}>
      <DocumentTitle of={intl.formatMessage(messages.signInTitle)} />
      <p>
        <FormattedMessage {...messages.signInDetail} />
      </p>
    </EmptyState>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <div role="status" className={styles['heading']}>
      <DocumentTitle of={intl.formatMessage(messages.loading)} />
      <h1 className="visuallyHidden">
        <FormattedMessage {...messages.loading} />
      </h1>
      <span className={styles['ghostTitle']} aria-hidden="true" />
      <span className={styles['ghostLine']} aria-hidden="true" />
    </div>
  );
}
