import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import type { Choice, ChoiceGroupProps } from '../ui/ChoiceGroup';
import { listOfferedChoices } from './settingChoices';
import type { Setting, SettingChoice } from './settingChoices';

export type SettingLayout = ChoiceGroupProps<string>['layout'];

type Props<Value extends string> = Pick<ChoiceGroupProps<Value>, 'isLegendHidden' | 'layout' | 'onPoint'> & {
  setting: Setting<Value>;
  legend: MessageDescriptor;
  note?: MessageDescriptor;
  picture?: (choice: SettingChoice<Value>) => ReactNode;
};

/** The choices of one setting. */
export function SettingGroup<Value extends string>({
  setting,
  legend,
  note,
  picture,
  ...group
}: Props<Value>) {
  const dispatch = useAppDispatch();
  const choices = useAppSelector((state) => listOfferedChoices(setting, state), shallowEqual);
  return (
    <ChoiceGroup<Value>
      {...group}
      legend={<FormattedMessage {...legend} />}
      note={note && <FormattedMessage {...note} />}
      value={useAppSelector(setting.select)}
      onChoose={(value) => {
        const chosen = choices.find((choice) => choice.value === value);
        if (chosen) dispatch(chosen.action);
      }}
      choices={choices.map((choice): Choice<Value> => {
        const { value, name, lang, hint } = choice;
        return {
          value,
          label: typeof name === 'string' ? name : <FormattedMessage {...name} />,
          ...(lang !== undefined && { lang }),
          hint: hint && <FormattedMessage {...hint} />,
          picture: picture?.(choice),
        };
      })}
    />
  );
}
