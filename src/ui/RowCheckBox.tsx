import { useIntl } from 'react-intl';
import { CheckBox } from './CheckBox';
import { messages } from './kit.messages';

/** Which rows are selected. A table with it has a check box in each row and in its head. */
export type RowSelection = {
  isSelected: (id: string) => boolean;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
};

/** Whether a row is selected. `isRange`: from the row of the last click to this one. */
export type RowCheck = { isSelected: boolean; onSelect: (isSelected: boolean, isRange: boolean) => void };

/** The check box of a row. Nothing if rows cannot be selected. */
export function RowCheckBox({ name, check }: { name: string; check: RowCheck | undefined }) {
  const intl = useIntl();
  if (!check) return null;
  return (
    <CheckBox
      isLabelHidden
      label={intl.formatMessage(messages.selectRow, { row: name })}
      state={check.isSelected ? 'on' : 'off'}
      onChange={check.onSelect}
    />
  );
}

type Props = RowSelection & { rows: readonly { id: string }[] };

/** The check box of all rows of a page. */
export function SelectRows({ rows, isSelected, onSelect }: Props) {
  const intl = useIntl();
  const count = rows.filter(({ id }) => isSelected(id)).length;
  return (
    <CheckBox
      isLabelHidden
      label={intl.formatMessage(messages.selectRows)}
      state={count === 0 ? 'off' : count === rows.length ? 'on' : 'some'}
      onChange={(isOn) =>
        onSelect(
          rows.map(({ id }) => id),
          isOn,
        )
      }
    />
  );
}
