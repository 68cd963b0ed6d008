import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '../../chunks/lazyPart';
import { moment } from '../../i18n/formats';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { Boundary } from '../../ui/Boundary';
import { messages } from './print.messages';
import styles from './PrintHead.module.css';

const { Part: Letterhead } = lazyPart(
  async () => (await import(/* webpackChunkName: "letterhead" */ './Letterhead')).Letterhead,
);

/** The head of every printed page of the app area: company, person and date. The screen does not show it. */
export function PrintHead({ company }: { company: string }) {
  const intl = useIntl();
  const { data: profile } = useAppSelector(selectProfile);
  const printedAt = usePrintedAt();
  const name = (
    <b>
      <bdi>{company}</bdi>
    </b>
  );
  return (
    <div className={styles['head']}>
      {profile?.hasLetterhead === true ? (
        <Boundary fallback={() => name}>
          <Suspense fallback={name}>
            <Letterhead company={company} />
          </Suspense>
        </Boundary>
      ) : (
        name
      )}
      {profile && <bdi>{profile.name}</bdi>}
      <FormattedMessage {...messages.at} values={{ moment: moment(intl, printedAt) }} />
    </div>
  );
}

/** The moment of the last print. */
function usePrintedAt(): Date {
  const [printedAt, setPrintedAt] = useState(() => new Date());
  useEffect(() => {
    // The browser prints what is rendered when this event ends.
    const update = () => flushSync(() => setPrintedAt(new Date()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return printedAt;
}
