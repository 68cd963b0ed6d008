import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { FormattedMessage } from 'react-intl';
import { toCallError } from '../../api/callError';
import { useChangeCategoriesMutation } from '../../api/categories';
import { paths } from '../../config/paths';
import { RecordForm } from '../../controls/form/RecordForm';
import { useSubmission } from '../../controls/useSubmission';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import { Button, ButtonLink } from '../../ui/Button';
import { messages } from './categories.messages';
import { CATEGORY_FORM, toInput, toValues } from './categoryForm';
import { CategoryFields } from './CategoryFields';
import styles from './CategoryScreen.module.css';
import { describeAct, loadChart, toChange, withChart } from './chart';
import type { Category, ChartRecord } from './chart';
import { ChartPage, OneCategory } from './ChartPage';
import { titles } from './title.messages';

/** The page that adds a category (specification §2.192). */
export const NewCategoryScreen = () => (
  <ChartPage title={titles.newCategory} shows="first">
    {(chart) => <CategoryForm first={{ chart, category: null }} />}
  </ChartPage>
);

/** The page that changes or deletes a category (specification §2.192). */
export function CategoryScreen() {
  const { id = '' } = useParams();
  return (
    <ChartPage key={id} title={titles.category} shows="first">
      {(chart) => (
        <OneCategory chart={chart} id={id}>
          {(category) => (
            <div className={styles['parts']}>
              <CategoryForm first={{ chart, category }} />
              <OtherActions first={{ chart, category }} />
            </div>
          )}
        </OneCategory>
      )}
    </ChartPage>
  );
}

function CategoryForm({ first }: { first: ChartRecord }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [changeCategories] = useChangeCategoriesMutation();
  const back = paths.categories.to();
  return (
    <RecordForm
      form={CATEGORY_FORM}
      first={first}
      toValues={toValues}
      send={async (values, record) => {
        const { data, error } = await changeCategories(toInput(values, record));
        return { data: data && withChart(record, data), error };
      }}
      load={(record) => loadChart(dispatch, record)}
      onSaved={() => void navigate(back, { replace: true })}
      cancel={back}
    >
      {(field, record) => <CategoryFields field={field} record={record} />}
    </RecordForm>
  );
}

/** What can be done with a category beside a change of its values. */
function OtherActions({ first }: { first: ChartRecord & { category: Category } }) {
  const { category } = first;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const begin = useSubmission();
  const [changeCategories] = useChangeCategoriesMutation();
  const isSent = useRef(false);
  const remove = async () => {
    if (isSent.current) return;
    isSent.current = true;
    const end = begin();
    // The form may have loaded another version since.
    const present = await loadChart(dispatch, first);
    const chart = present.data?.chart ?? first.chart;
    const others = chart.categories.filter(({ id }) => id !== category.id);
    const { error } = await changeCategories(toChange(chart, others));
    end(error === undefined ? 'leaves' : 'stays');
    if (error !== undefined) {
      isSent.current = false;
      dispatch(toastAdded(describeAct(toCallError(error), messages.inUse), 'error'));
      return;
    }
    dispatch(toastAdded({ messageId: messages.deleted.id }, 'success'));
    void navigate(paths.categories.to(), { replace: true });
  };
  return (
    <div className={styles['actions']}>
      <ButtonLink variant="plain" to={paths.mergeCategory.to(category.id)}>
        <FormattedMessage {...messages.toMerge} />
      </ButtonLink>
      {category.isUsed ? (
        <p className={styles['hint']}>
          <FormattedMessage {...messages.inUse} />
        </p>
      ) : (
        <Button variant="plain" onClick={() => void remove()}>
          <FormattedMessage {...messages.delete} />
        </Button>
      )}
    </div>
  );
}
