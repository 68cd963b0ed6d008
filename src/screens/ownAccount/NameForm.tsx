import { LIMITS } from '../../../api-spec/limits.gen';
import { useChangeAccountMutation } from '../../api/account';
import type { Account } from '../../api/account';
import { sessionApi } from '../../api/session';
import { checkName } from '../../controls/form/checks';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { defineForm } from '../../controls/form/formDefinition';
import { RecordForm } from '../../controls/form/RecordForm';
import { useAppDispatch } from '../../store/hooks';
import { TextField } from '../../ui/TextField';
import { messages } from './ownAccount.messages';
import styles from './OwnAccountScreen.module.css';

const FORM = defineForm<'name', Account>({
  schema: {
    name: {
      label: messages.name,
      kind: 'text',
      hint: messages.nameHint,
      rule: (value) => checkName(value, LIMITS.nameLength),
    },
  },
  reasons: {},
  savedText: () => messages.saved,
  conflict: { named: messages.conflict, unnamed: messages.conflictUnnamed },
  describe: (error) => describeFailedChange(error, messages),
});

/** The form of the own name. */
export function NameForm({ name }: Account) {
  const dispatch = useAppDispatch();
  const [changeAccount] = useChangeAccountMutation();
  return (
    <div className={styles['form']}>
      <RecordForm
        form={FORM}
        first={{ name }}
        layout="plain"
        toValues={(account) => account}
        send={(values) => changeAccount({ name: values.name.trim() })}
        load={() =>
          dispatch(
            sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true, subscribe: false }),
          )
        }
      >
        {(field) => <TextField {...field('name')} input={{ autoComplete: 'name', dir: 'auto' }} />}
      </RecordForm>
    </div>
  );
}
