import { Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { CompanyDay } from '../../../api/day';
import type { OperationId } from '../../../api/operationTypes';
import { paths } from '../../../config/paths';
import { useMayCall } from '../../../controls/useMayCall';
import { money } from '../../../i18n/formats';
import { ButtonLink } from '../../../ui/Button';
import { titles } from '../title.messages';
import styles from './Day.module.css';
import { steps as messages } from './day.messages';

type Steps = NonNullable<CompanyDay['steps']>;

type Step = {
  id: keyof Steps;
  title: MessageDescriptor;
  detail: MessageDescriptor;
  operation: OperationId;
  act: MessageDescriptor;
  to: string;
};

const STEPS: readonly Step[] = [
  {
    id: 'openingBalance',
    title: messages.opening,
    detail: messages.openingDetail,
    operation: 'changeCompany',
    act: messages.openingAct,
    to: paths.openingBalance.to(),
  },
  {
    id: 'import',
    title: messages.import,
    detail: messages.importDetail,
    operation: 'importEntries',
    act: messages.importAct,
    to: paths.importEntries.to(),
  },
  {
    id: 'entry',
    title: messages.entry,
    detail: messages.entryDetail,
    operation: 'addEntry',
    act: titles.newEntry,
    to: paths.newEntry.to(),
  },
];

/** The three steps with which a company begins, each marked when it is done (specification §2.226). */
export function DaySteps({ steps, balance }: { steps: Steps; balance: CompanyDay['balance'] }) {
  const intl = useIntl();
  const titleId = useId();
  const mayCall = useMayCall();
  const next = STEPS.find(({ id, operation }) => !steps[id] && mayCall(operation));
  return (
    <section aria-labelledby={titleId} className={styles['begin']}>
      <h2 id={titleId} className={styles['title']}>
        <FormattedMessage {...messages.title} />
      </h2>
      <ol className={styles['steps']}>
        {STEPS.map(({ id, title, detail, operation, act, to }) => (
          <li key={id} className={styles['step']} data-done={steps[id]}>
            <h3 className={styles['stepTitle']}>
              {steps[id] ? <CircleCheck aria-hidden size={20} /> : <Circle aria-hidden size={20} />}
              <FormattedMessage {...title} />
            </h3>
            <p className={styles['detail']}>
              <FormattedMessage {...detail} />
            </p>
            {steps[id] ? (
              <p className={styles['done']}>
                {id === 'openingBalance' && balance ? (
                  <FormattedMessage
                    {...messages.openingDone}
                    values={{ amount: <bdi>{money(intl, balance.openingCents)}</bdi> }}
                  />
                ) : (
                  <FormattedMessage {...messages.done} />
                )}
              </p>
            ) : mayCall(operation) ? (
              <ButtonLink variant={next?.id === id ? 'primary' : 'plain'} to={to}>
                <FormattedMessage {...act} />
              </ButtonLink>
            ) : (
              <p className={styles['detail']}>
                <FormattedMessage {...messages.notPermitted} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
