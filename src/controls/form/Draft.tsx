// Values that were typed before a session ended.
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import styles from './Draft.module.css';
import { formTexts } from './form.messages';

/** Says that the fields have the values of a draft. */
export function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div role="status" className={styles['restored']}>
      <p>
        <FormattedMessage {...formTexts.restored} />
      </p>
      <Button variant="plain" onClick={onDiscard}>
        <FormattedMessage {...formTexts.discard} />
      </Button>
    </div>
  );
}

type FillProps<N extends string> = { names: readonly N[]; values: Partial<Record<N, string>> };

/** Fills the fields. It must be after them, because only then they are registered. */
export function Fill<N extends string>({ names, values }: FillProps<N>) {
  const form = useForm<Record<N, string>>();
  useEffect(() => {
    form.batch(() => {
      for (const name of names) if (values[name] !== undefined) form.change(name, values[name]);
    });
  }, [form, names, values]);
  return null;
}
