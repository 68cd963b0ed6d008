import { ListFilter } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { addDays } from '../../../api-spec/days';
import type { EventList } from '../../api/events';
import { filterBar } from '../../controls/list/filterBar.messages';
import { Badge } from '../../ui/Badge';
import { PeriodPicker } from '../../ui/PeriodPicker';
import { PopoverButton } from '../../ui/PopoverButton';
import { SelectField } from '../../ui/SelectField';
import { groupTitles, messages } from './audit.messages';
import type { AuditAddress } from './filter';

type Props = {
  address: AuditAddress;
  /** Undefined: it is not loaded yet. */
  list: EventList | undefined;
};

/** The filters that a person sets. Each change is in the address at once. */
export function AuditFilters({ address: { filter, change }, list }: Props) {
  const intl = useIntl();
  const navigate = useNavigate();
  const setFilters = (changes: Readonly<Record<string, string | null>>) => {
    void navigate(change(changes));
  };
  const { from = null, to = null, group = null, user = null } = filter;
  const today = list?.asOf ?? null;
  const periods = listPeriods(today);
  const count = [group, user].filter((value) => value !== null).length;
  const people = list?.people ?? [];
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
        <SelectField
          label={<FormattedMessage {...messages.group} />}
          placeholder={intl.formatMessage(messages.any)}
          options={Object.entries(groupTitles).map(([value, title]) => ({
            value,
            label: intl.formatMessage(title),
          }))}
          value={group}
          onChoose={(value) => setFilters({ group: value })}
        />
        {people.length > 0 && (
          <SelectField
            label={<FormattedMessage {...messages.person} />}
            placeholder={intl.formatMessage(messages.anybody)}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            value={user}
            onChoose={(value) => setFilters({ user: value })}
          />
        )}
      </PopoverButton>
      <PeriodPicker
        presets={periods.map((period) => ({
          id: period.id,
          name: intl.formatMessage(period.name),
          to: change({ from: period.from, to: period.to }),
        }))}
        chosenId={periods.find((period) => period.from === from && period.to === to)?.id ?? null}
        range={from !== null && to !== null ? { from, to } : null}
        today={today}
        weekStartsOn={list?.weekStartsOn}
        onChoose={(range) => setFilters({ from: range.from, to: range.to })}
      />
    </>
  );
}

type Period = { id: string; name: MessageDescriptor; from: string | null; to: string | null };

/** Without the company's day, only the period of all days. */
function listPeriods(today: string | null): Period[] {
  const any = { id: 'any', name: messages.anyDay, from: null, to: null };
  if (today === null) return [any];
  return [
    any,
    { id: 'today', name: messages.today, from: today, to: today },
    { id: 'week', name: messages.week, from: addDays(today, -6), to: today },
    { id: 'month', name: messages.month, from: addDays(today, -29), to: today },
  ];
}
