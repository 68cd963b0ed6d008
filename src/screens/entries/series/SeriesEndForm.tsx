import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useField, useForm, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { loadSeries, useChangeSeriesEndMutation, usePreviewSeriesEndQuery } from '../../../api/series';
import type { EndOfSeries, Series } from '../../../api/series';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import { RecordForm } from '../../../controls/form/RecordForm';
import type { GetField } from '../../../controls/form/useFields';
import { useSessionArg } from '../../../controls/useSessionArg';
import { day } from '../../../i18n/formats';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import { CheckBox } from '../../../ui/CheckBox';
import { TextField } from '../../../ui/TextField';
import { WarningBox } from '../../../ui/WarningBox';
import { messages as formMessages } from './series.messages';
import { nameChanges, readEnd, SERIES_END_FORM, toLastDay, toValues } from './seriesEndForm';
import type { Name, Values } from './seriesEndForm';
import styles from './SeriesScreen.module.css';
import { endTexts } from './seriesEnd.messages';
import { listLeftOut, useReportLeftOut } from './useReportLeftOut';

/** Sets, moves or removes the end of a series, after the person has seen what that changes (specification §2.204). */
export function SeriesEndForm({ first }: { first: Series }) {
  const dispatch = useAppDispatch();
  const [changeSeriesEnd] = useChangeSeriesEndMutation();
  const reportLeftOut = useReportLeftOut();
  return (
    <RecordForm
      form={SERIES_END_FORM}
      first={first}
      toValues={toValues}
      send={async (values, { id, version }) => {
        const body = { version, lastDueOn: toLastDay(readEnd(values)) };
        const { data, error } = await changeSeriesEnd({ id, body });
        if (error !== undefined) return { error };
        reportLeftOut(data.kept);
        return { data: data.series };
      }}
      load={({ id }) => dispatch(loadSeries(id))}
    >
      {(field, one) => <EndFields one={one} field={field} />}
    </RecordForm>
  );
}

type Props = { one: Series; field: GetField<Name> };

function EndFields({ one, field }: Props) {
  const intl = useIntl();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return (
    <>
      <h2 className={styles['heading']}>
        <FormattedMessage {...endTexts.endTitle} />
      </h2>
      <ChoiceField
        {...field('end')}
        options={[
          { value: 'never', label: intl.formatMessage(formMessages.never) },
          { value: 'day', label: intl.formatMessage(formMessages.onDay) },
        ]}
      />
      {values.end === 'day' && <TextField {...field('lastDueOn')} />}
      <Preview one={one} rule={field('agreed').rule} end={readEnd(values)} stored={values.stored} />
    </>
  );
}

type PreviewProps = Pick<Props, 'one'> & {
  rule: ReturnType<GetField<Name>>['rule'];
  end: string;
  stored: string;
};

/** Says what the typed end changes, and asks for a yes before entries are deleted or added. */
function Preview({ one, rule, end, stored }: PreviewProps) {
  const isAsked = end !== '' && end !== stored;
  const { currentData, isFetching, error, refetch } = usePreviewSeriesEndQuery(
    useSessionArg(isAsked ? { id: one.id, lastDueOn: toLastDay(end) } : skipToken),
    { refetchOnMountOrArgChange: true },
  );
  const preview = isAsked && !isFetching && error === undefined ? currentData : undefined;
  const agreement = preview === undefined ? '' : nameChanges(end, preview);
  const count = preview === undefined ? 0 : preview.removed.length + preview.added.length;
  useShownPreview(agreement, count === 0);
  const { input, meta } = useField<string>('agreed', {
    validate: (value: string | undefined) => rule(value ?? ''),
    parse: (value: string) => value,
  });
  const refusal = meta.submitFailed === true && isAsked ? rule(input.value) : undefined;
  const ids = { preview: 'agreed-preview', error: 'agreed-error' };
  return (
    <>
      <div id={ids.preview} role="status" className={styles['preview']}>
        {isAsked &&
          (preview ? (
            <Effect effect={preview} asOf={one.asOf} />
          ) : error !== undefined && !isFetching ? (
            <>
              <p>
                <FormattedMessage {...endTexts.countFailed} />
              </p>
              <Button variant="plain" onClick={() => void refetch()}>
                <FormattedMessage {...endTexts.retry} />
              </Button>
            </>
          ) : (
            <p>
              <FormattedMessage {...endTexts.counting} />
            </p>
          ))}
      </div>
      {preview && count > 0 && (
        <Question
          preview={preview}
          isOn={input.value === agreement}
          onChange={(isOn) => input.onChange(isOn ? agreement : '')}
          isInvalid={refusal !== undefined}
          describedBy={refusal ? `${ids.error} ${ids.preview}` : ids.preview}
        />
      )}
      {refusal && (
        <p id={ids.error} role="alert" className={styles['error']}>
          <FormattedMessage {...refusal} />
        </p>
      )}
    </>
  );
}

/** Stores what the person sees. Another preview takes the yes away, and one without a change needs none. */
function useShownPreview(agreement: string, needsNoYes: boolean) {
  const form = useForm<Values>();
  useEffect(() => {
    const { preview } = form.getState().values;
    if (preview === agreement) return;
    form.batch(() => {
      form.change('preview', agreement);
      form.change('agreed', needsNoYes ? agreement : '');
    });
  }, [form, agreement, needsNoYes]);
}

type QuestionProps = {
  preview: EndOfSeries;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isInvalid: boolean;
  describedBy: string;
};

function Question({ preview: { removed, added }, isOn, onChange, isInvalid, describedBy }: QuestionProps) {
  const intl = useIntl();
  return (
    <WarningBox>
      <CheckBox
        name="agreed"
        label={
          removed.length > 0
            ? intl.formatMessage(endTexts.agree, { count: removed.length })
            : intl.formatMessage(endTexts.agreeAdded, { count: added.length })
        }
        state={isOn ? 'on' : 'off'}
        onChange={onChange}
        isRequired
        isInvalid={isInvalid}
        describedBy={describedBy}
      />
    </WarningBox>
  );
}

/** What an end changes, in words. */
function Effect({ effect, asOf = '' }: { effect: EndOfSeries; asOf?: string | undefined }) {
  const intl = useIntl();
  const { removed, kept, added } = effect;
  const overdue = removed.filter((dueOn) => dueOn < asOf).length;
  const sentences: ReactNode[] = [
    ...(removed.length > 0
      ? [<FormattedMessage key="removed" {...endTexts.removed} values={spanOf(intl, removed)} />]
      : []),
    ...(overdue > 0
      ? [<FormattedMessage key="overdue" {...endTexts.overdue} values={{ count: overdue }} />]
      : []),
    ...(added.length > 0
      ? [<FormattedMessage key="added" {...endTexts.added} values={spanOf(intl, added)} />]
      : []),
    ...(kept.length > 0
      ? [
          <FormattedMessage
            key="kept"
            {...endTexts.kept}
            values={{ count: kept.length, days: listLeftOut(intl, kept) }}
          />,
        ]
      : []),
  ];
  if (removed.length + added.length === 0)
    sentences.unshift(<FormattedMessage key="nothing" {...endTexts.nothing} />);
  return sentences.map((sentence, index) => <p key={index}>{sentence}</p>);
}

/** The number of days, and the first and the last one. They are in their order. */
function spanOf(intl: IntlShape, days: readonly string[]) {
  const sorted = [...days].sort();
  return {
    count: days.length,
    from: <bdi>{day(intl, sorted[0] ?? '')}</bdi>,
    to: <bdi>{day(intl, sorted.at(-1) ?? '')}</bdi>,
  };
}
