import { useEffect } from 'react';
import { useField, useForm, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { GROUPS } from '../../../api-spec/categoryGroups';
import { groupNames } from '../../controls/entries/names.messages';
import { BoxField } from '../../controls/form/BoxField';
import { ChoiceField } from '../../controls/form/ChoiceField';
import type { GetField } from '../../controls/form/useFields';
import { day as formatDay } from '../../i18n/formats';
import { nameOf } from '../../i18n/nameOf';
import { AgreementBox } from '../../ui/AgreementBox';
import { TextField } from '../../ui/TextField';
import { messages } from './categories.messages';
import { FIRST, movesFigures } from './categoryForm';
import type { Name, Values } from './categoryForm';
import styles from './CategoryScreen.module.css';
import type { ChartRecord } from './chart';

type Props = { field: GetField<Name>; record: ChartRecord };

/** The fields of a category. */
export function CategoryFields({ field, record }: Props) {
  const intl = useIntl();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const others = record.chart.categories.filter(
    ({ id, group }) => id !== record.category?.id && group === values.group,
  );
  useFreePosition(others, values.after);
  const nameGroup = (group: string) => nameOf(intl, groupNames, group);
  return (
    <>
      <TextField {...field('name')} />
      <div className={styles['pair']}>
        <ChoiceField
          {...field('group')}
          options={GROUPS.map((group) => ({ value: group, label: nameGroup(group) }))}
        />
        <ChoiceField
          {...field('after')}
          placeholder={messages.atEnd}
          options={[
            { value: FIRST, label: intl.formatMessage(messages.first) },
            ...others.map(({ id, name }) => ({
              value: id,
              label: intl.formatMessage(messages.afterOne, { name }),
            })),
          ]}
        />
      </div>
      <GroupQuestion record={record} />
      <BoxField name="isTax" label={messages.isTax} hint={messages.isTaxHint} />
      <BoxField name="isArchived" label={messages.isArchived} hint={messages.isArchivedHint} />
    </>
  );
}

/** Empties the position after the group has changed, because the chosen category is of another group. */
function useFreePosition(others: readonly { id: string }[], after: string) {
  const form = useForm();
  const isFree = after === '' || after === FIRST || others.some(({ id }) => id === after);
  useEffect(() => {
    if (!isFree) form.change('after', '');
  }, [form, isFree]);
}

/** Asks before past amounts move to another line of the income statement. The yes is for the chosen group alone. */
function GroupQuestion({ record }: { record: ChartRecord }) {
  const intl = useIntl();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { group } = values;
  const isAsked = movesFigures(group, record);
  const { input, meta } = useField<string>('agreed', {
    validate: (value, all) => {
      const chosen = 'group' in all && typeof all.group === 'string' ? all.group : '';
      return movesFigures(chosen, record) && value !== chosen ? messages.agreeFirst : undefined;
    },
    parse: (value: string) => value,
  });
  if (!isAsked || record.category === null) return null;
  const { entries, firstOn, group: before } = record.category;
  const isRefused = meta.submitFailed === true && input.value !== group;
  return (
    <AgreementBox
      name="agreed"
      title={
        <FormattedMessage
          {...messages.movesFigures}
          values={{
            count: entries,
            before: nameOf(intl, groupNames, before),
            after: nameOf(intl, groupNames, group),
          }}
        />
      }
      hint={
        firstOn && (
          <FormattedMessage
            {...messages.movesFiguresHint}
            values={{ day: <bdi>{formatDay(intl, firstOn)}</bdi> }}
          />
        )
      }
      label={intl.formatMessage(messages.movesFiguresYes)}
      isAgreed={input.value === group}
      onChange={(isAgreed) => input.onChange(isAgreed ? group : '')}
      error={isRefused ? intl.formatMessage(messages.agreeFirst) : undefined}
    />
  );
}
