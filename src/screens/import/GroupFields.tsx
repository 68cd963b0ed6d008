import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportChoices, ImportPreview } from '../../api/imports';
import { formNames, kindNames } from '../../controls/entries/names.messages';
import { namedValue } from '../../controls/namedValue.messages';
import { nameOf } from '../../i18n/nameOf';
import { SelectField } from '../../ui/SelectField';
import type { Option } from '../../ui/SelectField';
import { uniqueKeys } from '../../ui/uniqueKeys';
import type { FieldProps } from './FormatFields';
import styles from './ImportScreen.module.css';
import { messages } from './question.messages';
import { RowCount, useShortList } from './RowCount';
import { useCategoryOptions } from './useCategoryOptions';

type GroupField = 'category' | 'form';
type Group = NonNullable<ImportPreview['groups']>[number];

/** The category or the form of payment of the rows with one name. It is closed at first, because one value often fits all. */
export function GroupFields({ field, preview, ...props }: FieldProps & { field: GroupField }) {
  const intl = useIntl();
  const { groups = [] } = preview;
  const { shown, showMore } = useShortList(groups);
  if (groups.length < 2) return null;
  const keys = uniqueKeys(shown.map(({ counterparty, kind }) => `${counterparty} ${kind ?? ''}`));
  return (
    <details className={styles['groups']}>
      <summary>
        <FormattedMessage {...messages.perName} />
      </summary>
      <div className={styles['fields']}>
        {shown.map((group, index) => {
          const Field = field === 'category' ? CategoryOfGroup : FormOfGroup;
          const kind = nameOf(intl, kindNames, group.kind ?? '');
          const label =
            kind === ''
              ? group.counterparty
              : intl.formatMessage(namedValue, { name: group.counterparty, value: kind });
          return <Field key={keys[index]} {...props} group={group} label={label} />;
        })}
      </div>
      <RowCount shown={shown.length} total={groups.length} onMore={showMore} />
    </details>
  );
}

type Props = Omit<FieldProps, 'preview'> & { group: Group; label: string };

function CategoryOfGroup({ group, ...props }: Props) {
  const options = useCategoryOptions(group.kind ?? null);
  const isOption = (category: string | undefined) => options.some(({ value }) => value === category);
  return (
    <ValueOfGroup
      {...props}
      group={group}
      field="category"
      options={options}
      isOf={({ category }) => isOption(category)}
    />
  );
}

function FormOfGroup(props: Props) {
  const intl = useIntl();
  const options = Object.keys(formNames).map((form) => ({
    value: form,
    label: nameOf(intl, formNames, form),
  }));
  return <ValueOfGroup {...props} field="form" options={options} isOf={({ form }) => form !== undefined} />;
}

type Chosen = NonNullable<ImportChoices['groups']>[number];
type ValueProps = Props & {
  field: GroupField;
  options: readonly Option[];
  /** Whether a choice is the one of this field. A name can have a category for each kind. */
  isOf: (chosen: Chosen) => boolean;
};

function ValueOfGroup({ group, label, field, options, isOf, choices, onChange }: ValueProps) {
  const intl = useIntl();
  const { groups = [] } = choices;
  const isSame = (chosen: Chosen) => chosen.counterparty === group.counterparty && isOf(chosen);
  const others = groups.filter((chosen) => !isSame(chosen));
  return (
    <SelectField
      label={
        <>
          <bdi>{label}</bdi>{' '}
          <small>
            <FormattedMessage {...messages.wordRows} values={{ count: group.rows }} />
          </small>
        </>
      }
      placeholder={intl.formatMessage(messages.asAll)}
      options={options}
      value={groups.find(isSame)?.[field] ?? null}
      onChoose={(value) =>
        onChange({
          groups: value === null ? others : [...others, { counterparty: group.counterparty, [field]: value }],
        })
      }
    />
  );
}
