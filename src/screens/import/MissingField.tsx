import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { formNames, kindNames } from '../../controls/entries/names.messages';
import { nameOf } from '../../i18n/nameOf';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { SelectField } from '../../ui/SelectField';
import { CategoryFields } from './CategoryFields';
import { KINDS, assignField, findCategory } from './choices';
import { nameOfColumn } from './ColumnMapping';
import { nameOfField } from './fields';
import type { FieldProps } from './FormatFields';
import { GroupFields } from './GroupFields';
import styles from './ImportScreen.module.css';
import { messages } from './question.messages';

/** A required field that the file lacks: one value for all rows, or its column. */
export function MissingField({ field, ...props }: FieldProps & { field: string }) {
  const intl = useIntl();
  const hasDefault = field === 'kind' || field === 'category' || field === 'form';
  const isEmpty = hasEmptyCells(field, props);
  return (
    <fieldset className={styles['group']}>
      <legend>{intl.formatMessage(chooseLegend(field, isEmpty), { field: nameOfField(intl, field) })}</legend>
      <div className={styles['fields']}>
        {hasDefault && (
          <DefaultField
            field={field}
            label={intl.formatMessage(isEmpty ? messages.forEmpty : messages.forAll)}
            {...props}
          />
        )}
        <ColumnField
          field={field}
          {...props}
          label={intl.formatMessage(hasDefault ? messages.orColumn : messages.chooseColumn)}
        />
        {field === 'amount' &&
          AMOUNTS_BY_KIND.map((one) => (
            <ColumnField key={one} field={one} {...props} label={nameOfField(intl, one)} />
          ))}
      </div>
      {isNamed(field) && <GroupFields field={field} {...props} />}
    </fieldset>
  );
}

/** Whether each name of the file can have its own value. */
const isNamed = (field: string): field is 'category' | 'form' => field === 'category' || field === 'form';

/** Whether a question is about the rows whose column is empty, and not about all rows. */
function hasEmptyCells(field: string, { preview, choices }: FieldProps): boolean {
  const columns = choices.columns ?? preview.columns.map((column) => column.field);
  const { defaults = {} } = choices;
  const isAnswered =
    field === 'category'
      ? KINDS.some((kind) => findCategory(defaults, kind) !== undefined)
      : defaults.form !== undefined;
  return isNamed(field) && columns.includes(field) && (isAnswered || preview.questions.includes(field));
}

function chooseLegend(field: string, isEmpty: boolean): MessageDescriptor {
  if (field === 'category') return isEmpty ? messages.categoryEmpty : messages.category;
  if (field === 'form') return isEmpty ? messages.formEmpty : messages.form;
  if (field === 'kind') return messages.kind;
  return field === 'status' ? messages.statusColumn : messages.column;
}

/** A file may have one column for what comes in, and another for what goes out. */
const AMOUNTS_BY_KIND = ['amountIn', 'amountOut'];

type DefaultProps = FieldProps & {
  field: 'kind' | 'category' | 'form';
  label: string;
  /** As in `CategoryFields`. */
  labelOf?: ((kind: string) => string) | undefined;
};

/** The choice of one value for all rows. */
export function DefaultField({ field, labelOf, ...props }: DefaultProps) {
  const intl = useIntl();
  const { label, choices, onChange } = props;
  if (field === 'category') return <CategoryFields {...props} labelOf={labelOf} />;
  const value = choices.defaults?.[field];
  const choose = (chosen: string | null) => {
    const others = Object.entries(choices.defaults ?? {}).filter(([name]) => name !== field);
    const defaults = Object.fromEntries(others);
    onChange({ defaults: chosen === null ? defaults : { ...defaults, [field]: chosen } });
  };
  if (field === 'kind')
    return (
      <ChoiceGroup
        legend={label}
        layout="segments"
        choices={KINDS.map((kind) => ({ value: kind, label: intl.formatMessage(kindNames[kind]) }))}
        value={KINDS.find((kind) => kind === value) ?? ''}
        onChoose={choose}
      />
    );
  return (
    <SelectField
      label={label}
      placeholder={intl.formatMessage(messages.choose)}
      options={Object.keys(formNames).map((form) => ({ value: form, label: nameOf(intl, formNames, form) }))}
      value={value ?? null}
      onChoose={choose}
    />
  );
}

/** The value of an answer without a column, which is no index. */
const NO_COLUMN = '-1';

type ColumnProps = FieldProps & { field: string; label: string };

/** The choice of the column that has a field. */
function ColumnField({ field, label, preview, choices, onChange }: ColumnProps) {
  const intl = useIntl();
  const columns = choices.columns ?? preview.columns.map((column) => column.field);
  const columnIndex = columns.indexOf(field);
  const isNone = field === 'status' && choices.columns !== undefined && !preview.questions.includes(field);
  return (
    <SelectField
      label={label}
      placeholder={intl.formatMessage(messages.chooseColumn)}
      options={[
        // A list may have no payments, but each entry has the other fields.
        ...(field === 'status' ? [{ value: NO_COLUMN, label: intl.formatMessage(messages.noColumn) }] : []),
        ...preview.columns.map((column, index) => ({
          value: String(index),
          label: nameOfColumn(intl, column, index),
          ...(column.samples.length > 0 && { hint: column.samples.join(' · ') }),
        })),
      ]}
      value={columnIndex === -1 && !isNone ? null : String(columnIndex)}
      onChoose={(index) =>
        onChange({
          columns: assignField(columns, Number(index ?? columnIndex), index === null ? null : field),
        })
      }
    />
  );
}
