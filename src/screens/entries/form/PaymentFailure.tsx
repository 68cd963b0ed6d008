import { FormattedMessage, useIntl } from 'react-intl';
import type { CallError } from '../../../api/callError';
import { readChangedBy } from '../../../api/failedChange';
import { mayBeDone } from '../../../controls/describeSubmission';
import { LookUpLink } from '../../../controls/LookUpLink';
import { useShownText } from '../../../controls/useShownText';
import type { MessageText } from '../../../store/toasts';
import { ErrorDetails } from '../../../ui/ErrorDetails';
import { messages as actions } from './action.messages';
import { listChanges } from './listChanges';
import type { ChangedEntry } from './listChanges';
import styles from './PaymentFailure.module.css';

type Props = {
  error: CallError;
  text: MessageText;
  /** The address of a list that shows whether the payment is stored. */
  lookUp: string;
};

/** Explains a payment that was refused or has failed. */
export function PaymentFailure({ error, text: message, lookUp }: Props) {
  const textToShow = useShownText();
  const { text, lang, detail } = textToShow(message);
  return (
    <>
      <p lang={lang}>{text}</p>
      {detail && <ErrorDetails {...detail} />}
      {mayBeDone(error) && <LookUpLink to={lookUp} />}
    </>
  );
}

type OutdatedProps = { error: CallError; changed: readonly ChangedEntry[]; isOne: boolean };

/** Says who has changed the entries, and what (specification §2.170). */
export function OutdatedEntries({ error, changed, isOne }: OutdatedProps) {
  const intl = useIntl();
  const name = error.kind === 'http' ? readChangedBy(error.body) : null;
  return (
    <>
      <p>
        {name === null ? (
          <FormattedMessage {...actions.payOutdatedUnnamed} values={{ count: changed.length }} />
        ) : (
          <FormattedMessage
            {...actions.payOutdated}
            values={{ count: changed.length, name: <bdi>{name}</bdi> }}
          />
        )}
      </p>
      {changed.map((one) => (
        <div key={one.seen.id} className={styles['entry']}>
          {!isOne && (
            <p>
              <bdi>{one.seen.counterparty}</bdi>
            </p>
          )}
          <ul className={styles['changes']}>
            {listChanges(intl, one).map(({ title, before, now }) => (
              <li key={title.id}>
                <FormattedMessage
                  {...actions.change}
                  values={{
                    field: intl.formatMessage(title),
                    before: <bdi>{before}</bdi>,
                    now: <bdi>{now}</bdi>,
                  }}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
