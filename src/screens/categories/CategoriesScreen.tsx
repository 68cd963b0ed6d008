import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toCallError } from '../../api/callError';
import { useUndoMergeMutation } from '../../api/categories';
import type { Chart } from '../../api/categories';
import { paths } from '../../config/paths';
import { groupNames } from '../../controls/entries/names.messages';
import { useSubmission } from '../../controls/useSubmission';
import { nameOf } from '../../i18n/nameOf';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { useGrowing } from '../../ui/useGrowing';
import { messages } from './categories.messages';
import styles from './CategoriesScreen.module.css';
import { describeAct } from './chart';
import type { Category } from './chart';
import { ChartPage } from './ChartPage';
import { titles } from './title.messages';

/** The page with the categories of the company (specification §2.191). */
export const CategoriesScreen = () => (
  <ChartPage
    title={titles.list}
    shows="present"
    actions={
      <>
        <ButtonLink to={paths.newCategory.to()}>
          <Plus aria-hidden size={18} />
          <FormattedMessage {...titles.newCategory} />
        </ButtonLink>
        <ButtonLink variant="plain" to={paths.categoryPreset.to()}>
          <FormattedMessage {...titles.preset} />
        </ButtonLink>
      </>
    }
  >
    {(chart) => <Groups chart={chart} />}
  </ChartPage>
);

function Groups({ chart }: { chart: Chart }) {
  const intl = useIntl();
  const { count, end } = useGrowing<HTMLDivElement>(chart.categories.length);
  if (chart.categories.length === 0)
    return (
      <EmptyState level={2} picture="empty" title={<FormattedMessage {...messages.none} />}>
        <ButtonLink to={paths.categoryPreset.to()}>
          <FormattedMessage {...titles.preset} />
        </ButtonLink>
      </EmptyState>
    );
  const shown = chart.categories.slice(0, count);
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <div className={styles['groups']}>
      {groups.map((group) => (
        <section key={group} className={styles['card']} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className={styles['heading']}>
            {nameOf(intl, groupNames, group)}
          </h2>
          <ul className={styles['list']}>
            {shown
              .filter((category) => category.group === group)
              .map((category) => (
                <CategoryItem key={category.id} category={category} version={chart.version} />
              ))}
          </ul>
        </section>
      ))}
      <div ref={end} />
    </div>
  );
}

function CategoryItem({ category, version }: { category: Category; version: number }) {
  const { id, name, isTax, isArchived, entries, merged } = category;
  return (
    <li className={styles['item']}>
      <div className={styles['line']}>
        <Link className={styles['name']} to={paths.category.to(id)}>
          <bdi>{name}</bdi>
        </Link>
        {isTax && (
          <Badge status="info">
            <FormattedMessage {...messages.tax} />
          </Badge>
        )}
        {isArchived && (
          <Badge>
            <FormattedMessage {...messages.archived} />
          </Badge>
        )}
        <span className={styles['count']}>
          {entries === 0 ? (
            <FormattedMessage {...messages.noEntries} />
          ) : (
            <FormattedMessage {...messages.entries} values={{ count: entries }} />
          )}
        </span>
      </div>
      {merged.map((one) => (
        <Merged key={one.id} category={one} version={version} />
      ))}
    </li>
  );
}

/** A category that was merged into the one above, and the button that undoes it. */
function Merged({
  category: { id, name },
  version,
}: {
  category: Category['merged'][number];
  version: number;
}) {
  const dispatch = useAppDispatch();
  const begin = useSubmission();
  const [undoMerge] = useUndoMergeMutation();
  const isSent = useRef(false);
  const undo = async () => {
    // A second press would undo what is undone already.
    if (isSent.current) return;
    isSent.current = true;
    const end = begin();
    const { error } = await undoMerge({ version, id });
    end('stays');
    // After a success the button is gone as soon as the list is loaded again.
    if (error !== undefined) isSent.current = false;
    if (error === undefined) dispatch(toastAdded({ messageId: messages.mergeUndone.id }, 'success'));
    else dispatch(toastAdded(describeAct(toCallError(error), messages.unknown), 'error'));
  };
  return (
    <div className={styles['merged']}>
      <span>
        <FormattedMessage {...messages.includes} values={{ name: <bdi>{name}</bdi> }} />
      </span>
      <Button variant="plain" onClick={() => void undo()}>
        <FormattedMessage {...messages.undoMerge} values={{ name: <bdi>{name}</bdi> }} />
      </Button>
    </div>
  );
}
