import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { kindNames } from '../../controls/entries/names.messages';
import { SelectField } from '../../ui/SelectField';
import { findCategory, findKind, KINDS, setCategory } from './choices';
import type { Kind } from './choices';
import type { FieldProps } from './FormatFields';
import { messages } from './question.messages';
import { useCategoryOptions, useKindOfCategory } from './useCategoryOptions';

type Props = FieldProps & {
  /** Of the choice for all rows. */
  label: string;
  /** Returns the label of the choice for the rows of one kind. */
  labelOf?: ((kind: string) => string) | undefined;
};

/** The category of all rows. If the rows tell their kind, each kind has its own category. */
export function CategoryFields({ label, labelOf = (kind) => kind, ...fields }: Props) {
  const intl = useIntl();
  const kind = findKind(fields.preview, fields.choices);
  if (kind !== 'each') return <CategoryField {...fields} label={label} kind={kind} of="all" />;
  return KINDS.map((one) => (
    <CategoryField {...fields} key={one} label={labelOf(nameOfKind(intl, one))} kind={one} of={one} />
  ));
}

const nameOfKind = (intl: IntlShape, kind: Kind) => intl.formatMessage(kindNames[kind]);

type FieldOfProps = FieldProps & { label: string; kind: Kind | 'unknown'; of: Kind | 'all' };

function CategoryField({ label, kind, of, choices, onChange }: FieldOfProps) {
  const intl = useIntl();
  const { defaults = {} } = choices;
  const chosen = findCategory(defaults, kind);
  const kindOf = useKindOfCategory();
  return (
    <SelectField
      label={label}
      placeholder={intl.formatMessage(messages.choose)}
      options={useCategoryOptions(kind === 'unknown' ? null : kind, chosen)}
      value={chosen ?? null}
      onChoose={(category) => onChange({ defaults: setCategory(defaults, of, category, kindOf) })}
    />
  );
}
