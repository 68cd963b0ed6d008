import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';
import { CheckIcon } from './icons';

export type Choice<T extends string> = {
  value: T;
  label: ReactNode;
  /** Language of the label, where it is not the page's. */
  lang?: string;
  /** Decoration: the label says the same in words. */
  picture?: ReactNode;
  /** Below the label, read with it. */
  hint?: ReactNode;
};

export type ChoiceGroupProps<T extends string> = {
  legend: ReactNode;
  /** A heading that says the same stands right above. */
  isLegendHidden?: boolean;
  /** Below the choices, read with the group. */
  note?: ReactNode;
  choices: readonly Choice<T>[];
  value: T;
  onChoose: (value: T) => void;
  /** `list`: picture before the words. `row`: picture above them. `cards`: large pictures. */
  layout: 'list' | 'row' | 'cards';
};

/**
 * One of several. The radios are the browser's own, so that arrow keys, forms and screen readers work as everywhere;
 * the one that is chosen is told by a frame and a tick, never by colour alone.
 */
export function ChoiceGroup<T extends string>({
  legend,
  isLegendHidden = false,
  note,
  choices,
  value,
  onChoose,
  layout,
}: ChoiceGroupProps<T>) {
  const id = useId();
  return (
    <fieldset className={styles['group']} aria-describedby={note === undefined ? undefined : `${id}-note`}>
      <legend className={isLegendHidden ? 'visuallyHidden' : styles['legend']}>{legend}</legend>
      <div className={styles['choices']} data-layout={layout}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles['choice']}>
            <input
              type="radio"
              className={styles['radio']}
              name={id}
              value={choice.value}
              checked={choice.value === value}
              aria-labelledby={`${id}-${choice.value}`}
              aria-describedby={choice.hint === undefined ? undefined : `${id}-${choice.value}-hint`}
              onChange={() => {
                onChoose(choice.value);
              }}
            />
            <span className={styles['face']}>
              {choice.picture}
              <span className={styles['words']}>
                <span id={`${id}-${choice.value}`} className={styles['label']} lang={choice.lang}>
                  {choice.label}
                </span>
                {choice.hint !== undefined && (
                  <span id={`${id}-${choice.value}-hint`} className={styles['hint']}>
                    {choice.hint}
                  </span>
                )}
              </span>
              <CheckIcon size={16} className={styles['tick']} />
            </span>
          </label>
        ))}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={styles['note']}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
