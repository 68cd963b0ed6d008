import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useField, useForm } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GetField } from '../../controls/form/useFields';
import { namedValue } from '../../controls/namedValue.messages';
import { day as formatDay } from '../../i18n/formats';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { TextField } from '../../ui/TextField';
import { messages } from './company.messages';
import { uniqueKeys } from '../../ui/uniqueKeys';
import styles from './CompanyFields.module.css';
import { addTypedHoliday } from './companyForm';
import type { Name, Values } from './companyForm';
import { MAX_HOLIDAYS, readHolidays, writeHolidays } from './holidayList';
import type { Holiday } from './holidayList';

const TYPED_FIELDS = ['holidayDay', 'holidayName'] as const;

/** The state and municipal holidays, and the fields that add one. */
export function HolidayFields({ field }: { field: GetField<Name> }) {
  const intl = useIntl();
  const group = useRef<HTMLFieldSetElement>(null);
  const form = useForm<Values>();
  const rule = field('holidays').rule;
  const { input, meta } = useField<string>('holidays', {
    validate: (value: string | undefined) => rule(value ?? ''),
    parse: (value: string) => value,
  });
  const [isTried, setIsTried] = useState(false);
  const holidays = readHolidays(input.value);
  const error = meta.submitFailed ? rule(input.value) : undefined;
  const focusField = (name: string) => group.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();

  const add = () => {
    const { values } = form.getState();
    const isEmpty = TYPED_FIELDS.every((name) => values[name].trim() === '');
    const invalidField = isEmpty
      ? 'holidayDay'
      : TYPED_FIELDS.find((name) => field(name).rule(values[name]) !== undefined);
    setIsTried(invalidField !== undefined);
    if (invalidField === undefined)
      form.batch(() => {
        form.change('holidays', addTypedHoliday(values));
        for (const name of TYPED_FIELDS) form.change(name, '');
      });
    focusField(invalidField ?? 'holidayDay');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise the whole form would be sent.
    event.preventDefault();
    add();
  };
  const [dayField, nameField] = [field('holidayDay'), field('holidayName')];
  return (
    <fieldset ref={group} className={styles['group']}>
      <legend className={styles['legend']}>
        <FormattedMessage {...messages.holidays} />
      </legend>
      <p className={styles['hint']}>
        <FormattedMessage {...messages.holidaysHint} />
      </p>
      <p role="status" className={styles['count']}>
        {holidays.length === 0 ? (
          <FormattedMessage {...messages.noHolidays} />
        ) : (
          <FormattedMessage {...messages.holidayCount} values={{ count: holidays.length }} />
        )}
      </p>
      <HolidayList
        holidays={holidays}
        onChange={(changedHolidays) => input.onChange(writeHolidays(changedHolidays))}
        onEmpty={() => focusField('holidayDay')}
      />
      {error && (
        <p role="alert" className={styles['error']}>
          {intl.formatMessage(error)}
        </p>
      )}
      {holidays.length >= MAX_HOLIDAYS ? (
        <p className={styles['hint']}>
          <FormattedMessage {...messages.holidaysFull} values={{ most: intl.formatNumber(MAX_HOLIDAYS) }} />
        </p>
      ) : (
        <div className={styles['add']}>
          <TextField {...dayField} isChecked={isTried} input={{ ...dayField.input, onKeyDown: addOnEnter }} />
          <TextField
            {...nameField}
            isChecked={isTried}
            input={{ ...nameField.input, onKeyDown: addOnEnter }}
          />
          <Button variant="plain" onClick={add}>
            <Plus aria-hidden size={18} />
            <FormattedMessage {...messages.addHoliday} />
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type ListProps = {
  holidays: readonly Holiday[];
  onChange: (holidays: Holiday[]) => void;
  /** The last holiday was removed, so its button has lost the focus. */
  onEmpty: () => void;
};

function HolidayList({ holidays, onChange, onEmpty }: ListProps) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const removedIndex = useRef<number | null>(null);
  useEffect(() => {
    if (removedIndex.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const nextButton = buttons[Math.min(removedIndex.current, buttons.length - 1)];
    removedIndex.current = null;
    if (nextButton) nextButton.focus();
    else onEmpty();
  });
  if (holidays.length === 0) return null;
  const keys = uniqueKeys(holidays.map(({ day }) => day));
  return (
    <ul ref={list} className={styles['list']}>
      {holidays.map(({ day, name }, index) => {
        const shownDay = formatDay(intl, day);
        const label = intl.formatMessage(namedValue, {
          name: intl.formatMessage(messages.removeHoliday),
          value: `${shownDay} ${name}`,
        });
        return (
          <li key={keys[index]} className={styles['holiday']}>
            <bdi className={styles['day']}>{shownDay}</bdi>
            <bdi className={styles['name']}>{name}</bdi>
            <IconButton
              label={label}
              onClick={() => {
                removedIndex.current = index;
                onChange(holidays.filter((one) => one.day !== day));
              }}
            >
              <Trash2 aria-hidden size={18} />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
