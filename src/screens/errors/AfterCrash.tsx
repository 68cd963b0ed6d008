import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { selectToken } from '../../store/session';
import type { Crash } from '../../ui/Boundary';
import { Button, ButtonLink } from '../../ui/Button';
import { CopyFeedback } from '../../ui/CopyFeedback';
import { useCopy } from '../../ui/useCopy';
import styles from './AfterCrash.module.css';
import { messages } from './errors.messages';
import { scrub } from './scrub';

/** Actions after a screen has failed, and technical details that contain no secret. */
export function AfterCrash({ error, where }: Crash) {
  const { pathname } = useLocation();
  const token = useAppSelector(selectToken);
  const { data: profile } = useAppSelector(selectProfile);
  const knownSecrets = [token, profile?.login, profile?.name].filter((secret) => typeof secret === 'string');
  const requestId = useAppSelector((state) => state.lastRequest);
  // Not scrubbed, because the id looks like a token. It identifies the line in the server's log.
  const requestLines = requestId === null ? [] : [`X-Request-Id: ${requestId}`];
  const details = [describeCrash(error, where, pathname, knownSecrets), ...requestLines].join('\n');

  const { outcome, copy } = useCopy(details);

  return (
    <div className={styles['details']}>
      <div className={styles['actions']}>
        <ButtonLink variant="plain" to={paths.app.to()}>
          <FormattedMessage {...messages.backToApp} />
        </ButtonLink>
        <Button variant="plain" onClick={copy}>
          <FormattedMessage {...messages.copyDetails} />
        </Button>
      </div>
      <CopyFeedback
        outcome={outcome}
        text={details}
        label={<FormattedMessage {...messages.details} />}
        done={<FormattedMessage {...messages.copied} />}
      />
    </div>
  );
}

function describeCrash(error: unknown, where: string, pathname: string, knownSecrets: string[]): string {
  const summary = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack =
    error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /\.js:\d/.test(line)) : [];
  const lines = [summary, ...stack, ...where.trim().split('\n'), pathname].map((line) =>
    scrub(line.trim(), knownSecrets),
  );
  return [...lines, new Date().toISOString()].join('\n');
}
