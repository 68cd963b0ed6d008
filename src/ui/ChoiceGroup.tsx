import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';
import { CheckIcon } from './icons';

export type Choice<T extends string> = {
  value: T;
  label: ReactNode;
  /** Language of the label, if it is not the page's. */
  lang?: string;
  /** Decoration: the label has the same meaning. */
  picture?: ReactNode;
  /** Below the label, read with it. */
  hint?: ReactNode;
};

export type ChoiceGroupProps<T extends string> = {
  legend: ReactNode;
  /** Set if the heading above has the same text. */
  isLegendHidden?: boolean;
  /** Below the choices, read with the group. */
  note?: ReactNode;
  /** Replaces the note. */
  error?: ReactNode;
  /** Name of the radio buttons in their form. */
  name?: string;
  choices: readonly Choice<T>[];
  /** Null: none is chosen yet. */
  value: T | null;
  onChoose: (value: T) => void;
  /** The choice under the mouse, or null. */
  onPoint?: ((value: T | null) => void) | undefined;
  /** `list`: picture before the text. `row`: picture above it. `cards`: large pictures. `segments`: one line. `swatches`: pictures alone. */
  layout: 'list' | 'row' | 'cards' | 'segments' | 'swatches';
};

/**
 * A group of native radio buttons, so arrow keys, forms and screen readers work as usual. A frame and a tick mark the
 * selected one, because colour alone is not enough.
 */
export function ChoiceGroup<T extends string>({
  legend,
  isLegendHidden = false,
  note,
  error,
  name,
  choices,
  value,
  onChoose,
  onPoint,
  layout,
}: ChoiceGroupProps<T>) {
  const id = useId();
  const message = error ?? note;
  // A picture without text needs the name of the chosen one beside the heading.
  const chosenSwatch = layout === 'swatches' && choices.find((choice) => choice.value === value);
  return (
    <fieldset className={styles['group']} aria-describedby={message === undefined ? undefined : `${id}-note`}>
      <legend className={isLegendHidden ? 'visuallyHidden' : styles['legend']}>
        {legend}
        {chosenSwatch && (
          <span className={styles['chosen']} aria-hidden="true">
            {chosenSwatch.label}
          </span>
        )}
      </legend>
      <div className={styles['choices']} data-layout={layout} data-invalid={error !== undefined}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={styles['choice']}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint?.(choice.value)}
            onPointerLeave={() => onPoint?.(null)}
          >
            <input
              type="radio"
              className={styles['radio']}
              name={name ?? id}
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
              <span className={styles['text']}>
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
      {message !== undefined && (
        <p id={`${id}-note`} className={styles[error === undefined ? 'note' : 'error']}>
          {message}
        </p>
      )}
    </fieldset>
  );
}
