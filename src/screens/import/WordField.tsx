import { FormattedMessage, useIntl } from 'react-intl';
import { formNames, kindNames, statusNames } from '../../controls/entries/names.messages';
import { nameOf } from '../../i18n/nameOf';
import { SelectField } from '../../ui/SelectField';
import type { Option } from '../../ui/SelectField';
import { findKind, setMeaning } from './choices';
import type { WordField as Field } from './choices';
import { nameOfField } from './fields';
import type { FieldProps } from './FormatFields';
import { messages as mappingTexts } from './mapping.messages';
import { messages } from './question.messages';
import { isSameWord } from './useAsked';
import type { Word } from './useAsked';
import { useCategoryOptions } from './useCategoryOptions';

const FIELDS: readonly Field[] = ['kind', 'category', 'form', 'status'];

/** What a word of the state of an entry can mean. */
const STATUS_NAMES = {
  open: statusNames.unpaid,
  paid: statusNames.paid,
  'left-out': mappingTexts.skip,
};

/** The choice of what a word of the file means. */
export function WordField({ word, preview, choices, onChange }: FieldProps & { word: Word }) {
  const intl = useIntl();
  const kind = findKind(preview, choices);
  const certainKind = kind === 'each' || kind === 'unknown' ? null : kind;
  const field = FIELDS.find((one) => one === word.field);
  const decidedWords = choices.values ?? [];
  const chosenMeaning = decidedWords.find(
    ({ value, ...one }) => one.field === field && value === word.value,
  )?.becomes;
  const currentWord = preview.values.find((one) => isSameWord(one, word));
  const meaning = chosenMeaning ?? currentWord?.becomes ?? null;
  const categories = useCategoryOptions(
    certainKind,
    field === 'category' ? (meaning ?? undefined) : undefined,
  );
  if (field === undefined) return null;
  const makeOptions = (texts: Parameters<typeof nameOf>[1]): Option[] =>
    Object.keys(texts).map((value) => ({ value, label: nameOf(intl, texts, value) }));
  const options = {
    kind: makeOptions(kindNames),
    form: makeOptions(formNames),
    category: categories,
    status: makeOptions(STATUS_NAMES),
  }[field];
  return (
    <SelectField
      label={
        <>
          <FormattedMessage
            {...messages.word}
            values={{ field: nameOfField(intl, field), word: <bdi>{word.value}</bdi> }}
          />{' '}
          <small>
            <FormattedMessage {...messages.wordRows} values={{ count: word.rows }} />
          </small>
        </>
      }
      placeholder={intl.formatMessage(messages.choose)}
      options={options}
      value={meaning}
      onChoose={(becomes) => onChange({ values: setMeaning(decidedWords, field, word.value, becomes) })}
    />
  );
}
