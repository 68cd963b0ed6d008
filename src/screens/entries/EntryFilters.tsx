import { ListFilter } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { EntryList } from '../../api/entries';
import { useListCategoriesQuery } from '../../api/entry';
import { formNames, kindNames, statusNames, fieldNames } from '../../controls/entries/names.messages';
import { filterBar } from '../../controls/list/filterBar.messages';
import { useSessionArg } from '../../controls/useSessionArg';
import { Badge } from '../../ui/Badge';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { PeriodPicker } from '../../ui/PeriodPicker';
import { PopoverButton } from '../../ui/PopoverButton';
import { SelectField } from '../../ui/SelectField';
import { listDuePeriods } from './duePeriods';
import type { EntryAddress } from './filter';
import { filterChoices } from './filter.messages';
import { isOfView } from './views/views';

type Props = {
  address: EntryAddress;
  /** Whether links to views show kind and state. */
  hasViews: boolean;
  /** The list of the filter, with the calendar of the company. Undefined: it is not loaded yet. */
  list: EntryList | undefined;
};

/** The filters that a person sets. Each change is in the address at once. */
export function EntryFilters({ address: { filter, change }, hasViews, list }: Props) {
  const intl = useIntl();
  const navigate = useNavigate();
  const setFilters = (changes: Readonly<Record<string, string | null>>) => {
    void navigate(change(changes));
  };
  const { kind = ALL, status = null, form = null, dueFrom = null, dueTo = null } = filter;
  const today = list?.asOf ?? null;
  const count = PANEL_FILTERS.filter(
    (name) => filter[name] !== undefined && !(hasViews && isOfView(filter, [name])),
  ).length;
  const periods = listDuePeriods(today);
  const chosenPeriod = periods.find(({ from, to }) => from === dueFrom && to === dueTo);
  return (
    <>
      <PopoverButton
        label={intl.formatMessage(filterBar.title)}
        icon={<ListFilter aria-hidden size={18} />}
        badge={
          count > 0 && (
            <Badge variant="strong">
              <span aria-hidden>{intl.formatNumber(count)}</span>
              <span className="visuallyHidden">
                <FormattedMessage {...filterBar.count} values={{ count }} />
              </span>
            </Badge>
          )
        }
      >
        <ChoiceGroup
          legend={<FormattedMessage {...fieldNames.kind} />}
          layout="segments"
          choices={[
            { value: ALL, label: <FormattedMessage {...filterChoices.allKinds} /> },
            ...listOptions(intl, kindNames),
          ]}
          value={kind}
          onChoose={(value) => setFilters({ kind: value === ALL ? null : value })}
        />
        <SelectField
          label={<FormattedMessage {...fieldNames.status} />}
          placeholder={intl.formatMessage(filterChoices.any)}
          options={listOptions(intl, statusNames)}
          value={status}
          onChoose={(value) => setFilters({ status: value })}
        />
        <SelectField
          label={<FormattedMessage {...fieldNames.form} />}
          placeholder={intl.formatMessage(filterChoices.any)}
          options={listOptions(intl, formNames)}
          value={form}
          onChoose={(value) => setFilters({ form: value })}
        />
        <CategoryField
          value={filter.category ?? null}
          onChoose={(value) => setFilters({ category: value })}
        />
      </PopoverButton>
      <PeriodPicker
        presets={periods.map(({ id, name, from, to }) => ({
          id,
          name: intl.formatMessage(name),
          to: change({ dueFrom: from, dueTo: to }),
        }))}
        chosenId={chosenPeriod?.id ?? null}
        range={dueFrom !== null && dueTo !== null ? { from: dueFrom, to: dueTo } : null}
        today={today}
        weekStartsOn={list?.weekStartsOn}
        onChoose={({ from, to }) => setFilters({ dueFrom: from, dueTo: to })}
      />
    </>
  );
}

type CategoryProps = { value: string | null; onChoose: (value: string | null) => void };

/** The categories of the backend. Absent while there is no list. */
function CategoryField({ value, onChoose }: CategoryProps) {
  const intl = useIntl();
  const { currentData: data } = useListCategoriesQuery(useSessionArg(undefined));
  if (!data) return null;
  return (
    <SelectField
      label={<FormattedMessage {...fieldNames.category} />}
      placeholder={intl.formatMessage(filterChoices.any)}
      options={data.categories.map(({ name }) => ({ value: name, label: name }))}
      value={value}
      onChoose={onChoose}
    />
  );
}

const ALL = 'all';
const PANEL_FILTERS = ['kind', 'status', 'form', 'category'] as const;

const listOptions = (intl: IntlShape, names: Readonly<Record<string, MessageDescriptor>>) =>
  Object.entries(names).map(([value, name]) => ({ value, label: intl.formatMessage(name) }));
