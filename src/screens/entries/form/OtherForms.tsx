import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { OperationId } from '../../../api/operationTypes';
import { paths } from '../../../config/paths';
import { useMayCall } from '../../../controls/useMayCall';
import { ButtonLink } from '../../../ui/Button';
import { readBackAddress } from '../back';
import { titles } from '../title.messages';
import styles from './OtherForms.module.css';
import { useTakeTyped } from './typedValues';
import type { TypedValues } from './typedValues';

const FORMS: readonly { operation: OperationId; to: string; title: MessageDescriptor }[] = [
  { operation: 'addEntry', to: paths.newEntry.to(), title: titles.newEntry },
  { operation: 'addInstallments', to: paths.newInstallments.to(), title: titles.newInstallments },
  { operation: 'addSeries', to: paths.newSeries.to(), title: titles.newSeries },
];

type Props<N extends string> = {
  /** The operation of the form that shows the links. */
  of: OperationId;
  /** Names the values as the form of one entry does. */
  toTyped: (values: Record<N, string>) => TypedValues;
};

/** The links to the other forms of new entries, which take the typed values along (specification §2.219). */
export function OtherForms<N extends string>({ of, toTyped }: Props<N>) {
  const mayCall = useMayCall();
  const location = useLocation();
  const state: unknown = location.state;
  const { values } = useFormState<Record<N, string>>({ subscription: { values: true } });
  const takeTyped = useTakeTyped();
  const forms = FORMS.filter(({ operation }) => operation !== of && mayCall(operation));
  if (forms.length === 0) return null;
  return (
    <div className={styles['links']}>
      {forms.map(({ to, title }) => (
        <ButtonLink
          key={to}
          variant="plain"
          to={to}
          state={{ back: readBackAddress(state), typedAt: location.key }}
          onClick={() => takeTyped(toTyped(values))}
        >
          <FormattedMessage {...title} />
        </ButtonLink>
      ))}
    </div>
  );
}
