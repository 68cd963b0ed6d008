import { useMemo, useRef } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { makeCalendar } from '../../../../api-spec/calendar';
import type { Calendar } from '../../../../api-spec/calendar';
import { useGetCompanyQuery } from '../../../api/company';
import { useAddSeriesMutation } from '../../../api/entry';
import type { CategoryList } from '../../../api/entry';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import { RecordForm } from '../../../controls/form/RecordForm';
import type { GetField } from '../../../controls/form/useFields';
import { useSessionArg } from '../../../controls/useSessionArg';
import { day } from '../../../i18n/formats';
import { TextField } from '../../../ui/TextField';
import { useBack } from '../back';
import { CategoriesPage } from '../CategoriesPage';
import { EntryBasics } from '../form/EntryBasics';
import styles from '../form/EntryFields.module.css';
import { OtherForms } from '../form/OtherForms';
import { useLeaveSaved, useTypedBefore } from '../form/typedValues';
import { useFirstField } from '../form/useFirstField';
import { useDescribeSeveral } from '../form/useListNamesNew';
import { RhythmField } from '../RhythmField';
import { DAY_COUNTS, readDayCount } from '../rhythms';
import { businessDayNames } from '../rhythms.messages';
import { titles } from '../title.messages';
import { messages } from './series.messages';
import { findRightDay, listFirstDays, SERIES_FORM, toInput, toValues } from './seriesForm';
import type { Added, Name, Values } from './seriesForm';

/** The page that adds an entry that repeats (specification §2.183). */
export const NewSeriesScreen = () => (
  <CategoriesPage title={titles.newSeries} notOffered={messages.notOffered}>
    {(categories) => <SeriesForm categories={categories} />}
  </CategoriesPage>
);

function SeriesForm({ categories }: { categories: CategoryList }) {
  const back = useBack();
  const typed = useTypedBefore();
  const firstField = useFirstField({ kind: typed?.['kind'], isPage: true });
  const leave = useLeaveSaved(back);
  const describeSeveral = useDescribeSeveral(back, messages.added);
  const sentKind = useRef('');
  const [addSeries] = useAddSeriesMutation();
  return (
    <RecordForm<Name, Added>
      form={SERIES_FORM}
      first={null}
      typed={typed}
      toValues={() => toValues(categories.asOf)}
      send={(values) => {
        sentKind.current = values.kind;
        return addSeries(toInput(values));
      }}
      // Nobody else can change what is not stored yet.
      load={() => Promise.resolve({})}
      onSaved={(added) =>
        leave({ kind: sentKind.current, status: 'open', isNew: true, ids: added?.ids ?? [] })
      }
      describeSaved={describeSeveral}
      focusFirst={firstField}
      cancel={back}
    >
      {(field) => <SeriesFields categories={categories} field={field} />}
    </RecordForm>
  );
}

function SeriesFields({ categories, field }: { categories: CategoryList; field: GetField<Name> }) {
  const intl = useIntl();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { seriesRhythms = [] } = categories;
  const calendar = useCalendar(seriesRhythms.length > 0);
  const rightDay = findRightDay(values, calendar);
  const days = rightDay === null ? listFirstDays(values, calendar) : [];
  return (
    <div className={styles['fields']}>
      <OtherForms<Name> of="addSeries" toTyped={(one) => one} />
      <EntryBasics categories={categories} entry={null} field={field}>
        <TextField {...field('amount')} />
        <TextField {...field('dueOn')} />
      </EntryBasics>
      <TextField {...field('issuedOn')} />
      <RhythmField
        {...field('rhythm')}
        others={DAY_COUNTS.filter((count) => seriesRhythms.includes(count)).map((count) => ({
          value: count,
          label: intl.formatMessage(businessDayNames[count]),
        }))}
      />
      {readDayCount(values.rhythm) && <TextField {...field('businessDay')} />}
      <ChoiceField
        {...field('end')}
        options={[
          { value: 'never', label: intl.formatMessage(messages.never) },
          { value: 'count', label: intl.formatMessage(messages.afterCount) },
          { value: 'day', label: intl.formatMessage(messages.onDay) },
        ]}
      />
      {values.end === 'count' && <TextField {...field('occurrences')} />}
      {values.end === 'day' && <TextField {...field('lastDueOn')} />}
      <p role="status" className={styles['wide']}>
        {rightDay !== null && (
          <FormattedMessage {...messages.rightDay} values={{ day: <bdi>{day(intl, rightDay)}</bdi> }} />
        )}
        {days.length > 0 && (
          <FormattedMessage
            {...messages.days}
            values={{
              days: intl.formatList(
                days.map((one) => day(intl, one)),
                { type: 'unit' },
              ),
            }}
          />
        )}
      </p>
      <p className={`${styles['wide']} ${styles['hint']}`}>
        <FormattedMessage {...messages.ahead} />
      </p>
    </div>
  );
}

/** Returns the business days of the company. Null until its holidays are loaded, and then the backend alone knows them. */
function useCalendar(isNeeded: boolean): Calendar | null {
  const { currentData: company } = useGetCompanyQuery(useSessionArg(isNeeded ? undefined : skipToken));
  const holidays = company?.holidays;
  return useMemo(() => (holidays ? makeCalendar(holidays.map((one) => one.day)) : null), [holidays]);
}
