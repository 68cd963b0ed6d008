import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { keyWord } from '../../../api-spec/fold';
import { useChangeCategoriesMutation } from '../../api/categories';
import { paths } from '../../config/paths';
import { groupNames } from '../../controls/entries/names.messages';
import { checkOption } from '../../controls/form/checks';
import { ChoiceField } from '../../controls/form/ChoiceField';
import { defineForm } from '../../controls/form/formDefinition';
import { RecordForm } from '../../controls/form/RecordForm';
import { nameOf } from '../../i18n/nameOf';
import { useAppDispatch } from '../../store/hooks';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { messages } from './categories.messages';
import styles from './CategoryScreen.module.css';
import { FAILURE_TEXTS, loadChart, toChange, withChart } from './chart';
import type { ChartRecord } from './chart';
import { ChartPage } from './ChartPage';
import { titles } from './title.messages';

const PRESET_FORM = defineForm<'preset', ChartRecord>({
  schema: { preset: { label: messages.presetName, kind: 'option', rule: checkOption } },
  ...FAILURE_TEXTS,
  findField: () => 'preset',
  savedText: () => messages.presetAdded,
});

/** The page that adds the usual categories of a kind of company (specification §2.194). */
export const PresetScreen = () => (
  <ChartPage title={titles.preset} shows="first">
    {(chart) =>
      listUseful({ chart }).length > 0 ? (
        <PresetForm first={{ chart, category: null }} />
      ) : (
        <EmptyState
          level={2}
          variant="page"
          picture="empty"
          title={<FormattedMessage {...messages.presetNothing} />}
        >
          <ButtonLink to={paths.categories.to()}>
            <FormattedMessage {...messages.toList} />
          </ButtonLink>
        </EmptyState>
      )
    }
  </ChartPage>
);

/** Returns the categories of a preset that the company does not have, also not merged into another one. */
function listNew({ chart: { categories, presets } }: Pick<ChartRecord, 'chart'>, presetId: string) {
  const names = new Set(
    categories.flatMap(({ name, merged }) => [name, ...merged.map((one) => one.name)]).map(keyWord),
  );
  const preset = presets.find(({ id }) => id === presetId);
  return (preset?.categories ?? []).filter(({ name }) => !names.has(keyWord(name)));
}

/** Returns the presets that have a new category. */
const listUseful = (record: Pick<ChartRecord, 'chart'>) =>
  record.chart.presets.filter(({ id }) => listNew(record, id).length > 0);

function PresetForm({ first }: { first: ChartRecord }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [changeCategories] = useChangeCategoriesMutation();
  const back = paths.categories.to();
  return (
    <RecordForm
      form={PRESET_FORM}
      first={first}
      toValues={() => ({ preset: '' })}
      send={async ({ preset }, record) => {
        const added = listNew(record, preset).map((one) => ({ ...one, isArchived: false }));
        const change = toChange(record.chart, [...record.chart.categories, ...added]);
        const { data, error } = await changeCategories(change);
        return { data: data && withChart(record, data), error };
      }}
      load={(record) => loadChart(dispatch, record)}
      onSaved={() => void navigate(back, { replace: true })}
      cancel={back}
    >
      {(field, record) => (
        <>
          <ChoiceField
            {...field('preset')}
            options={listUseful(record).map(({ id, title }) => ({ value: id, label: title }))}
          />
          <Preview record={record} />
        </>
      )}
    </RecordForm>
  );
}

/** The categories that the chosen preset adds. */
function Preview({ record }: { record: ChartRecord }) {
  const intl = useIntl();
  const { values } = useFormState<{ preset: string }>({ subscription: { values: true } });
  if (values.preset === '') return null;
  const added = listNew(record, values.preset);
  return (
    <div role="status" className={styles['box']}>
      <p>
        <FormattedMessage {...messages.presetNew} values={{ count: added.length }} />
      </p>
      <ul className={styles['added']}>
        {added.map(({ name, group }) => (
          <li key={name}>
            <bdi>{name}</bdi> <span className={styles['hint']}>{nameOf(intl, groupNames, group)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
