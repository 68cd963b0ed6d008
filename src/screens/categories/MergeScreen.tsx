import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { isGroup, KIND_OF_GROUP } from '../../../api-spec/categoryGroups';
import { useMergeCategoryMutation } from '../../api/categories';
import { paths } from '../../config/paths';
import { groupNames } from '../../controls/entries/names.messages';
import { checkOption } from '../../controls/form/checks';
import { ChoiceField } from '../../controls/form/ChoiceField';
import { defineForm } from '../../controls/form/formDefinition';
import { RecordForm } from '../../controls/form/RecordForm';
import { day as formatDay } from '../../i18n/formats';
import { nameOf } from '../../i18n/nameOf';
import { useAppDispatch } from '../../store/hooks';
import { WarningBox } from '../../ui/WarningBox';
import { messages } from './categories.messages';
import styles from './CategoryScreen.module.css';
import { FAILURE_TEXTS, loadChart, withChart } from './chart';
import type { Category, ChartRecord } from './chart';
import { ChartPage, OneCategory } from './ChartPage';
import { titles } from './title.messages';

type MergeRecord = ChartRecord & { category: Category };

const MERGE_FORM = defineForm<'intoId', MergeRecord>({
  schema: { intoId: { label: messages.into, kind: 'option', rule: checkOption } },
  ...FAILURE_TEXTS,
  findField: () => 'intoId',
  idOf: ({ category }) => category.id,
  savedText: () => messages.merged,
});

/** The page that moves the entries of a category to another one (specification §2.193). */
export function MergeScreen() {
  const { id = '' } = useParams();
  return (
    <ChartPage key={id} title={titles.merge} shows="first">
      {(chart) => (
        <OneCategory chart={chart} id={id}>
          {(category) => <MergeForm first={{ chart, category }} />}
        </OneCategory>
      )}
    </ChartPage>
  );
}

function MergeForm({ first }: { first: MergeRecord }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [mergeCategory] = useMergeCategoryMutation();
  const keep = ({ category }: MergeRecord, { chart, ...record }: ChartRecord): MergeRecord => ({
    chart,
    category: record.category ?? category,
  });
  return (
    <RecordForm
      form={MERGE_FORM}
      first={first}
      toValues={() => ({ intoId: '' })}
      send={async ({ intoId }, record) => {
        const { version } = record.chart;
        const { data, error } = await mergeCategory({ version, id: record.category.id, intoId });
        return { data: data && keep(record, withChart(record, data)), error };
      }}
      load={async (record) => {
        const { data, error } = await loadChart(dispatch, record);
        return { data: data && keep(record, data), error };
      }}
      onSaved={() => void navigate(paths.categories.to(), { replace: true })}
      cancel={paths.category.to(first.category.id)}
    >
      {(field, record) => (
        <>
          <p className={styles['hint']}>
            <FormattedMessage
              {...messages.mergeSentence}
              values={{ count: record.category.entries, name: record.category.name }}
            />
          </p>
          <ChoiceField
            {...field('intoId')}
            options={listTargets(record).map(({ id, name, group }) => ({
              value: id,
              label: name,
              hint: nameOf(intl, groupNames, group),
            }))}
          />
          <OtherGroup record={record} />
        </>
      )}
    </RecordForm>
  );
}

/** Null: entries of both kinds, or those of a line that this portal does not know. */
const kindOf = (group: string) => (isGroup(group) ? KIND_OF_GROUP[group] : null);

/** The offered categories that can have the entries of this one. The backend refuses a financial one with the other kind. */
const listTargets = ({ chart, category }: MergeRecord): Category[] =>
  chart.categories.filter(({ id, group, isArchived }) => {
    const kinds = [kindOf(group), kindOf(category.group)];
    return id !== category.id && !isArchived && (kinds.includes(null) || kinds[0] === kinds[1]);
  });

/** Says from which day the figures differ if the other category is of another group. */
function OtherGroup({ record: { chart, category } }: { record: MergeRecord }) {
  const intl = useIntl();
  const { values } = useFormState<{ intoId: string }>({ subscription: { values: true } });
  const into = chart.categories.find(({ id }) => id === values.intoId);
  if (into === undefined || into.group === category.group || category.firstOn === undefined) return null;
  return (
    <WarningBox
      role="status"
      title={
        <FormattedMessage
          {...messages.movesFigures}
          values={{
            count: category.entries,
            before: nameOf(intl, groupNames, category.group),
            after: nameOf(intl, groupNames, into.group),
          }}
        />
      }
    >
      <p>
        <FormattedMessage
          {...messages.movesFiguresHint}
          values={{ day: <bdi>{formatDay(intl, category.firstOn)}</bdi> }}
        />
      </p>
    </WarningBox>
  );
}
