import { CircleHelp } from 'lucide-react';
import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ImportChoices, ImportPreview } from '../../api/imports';
import { isChoiceQuestion, isStillRelevant } from './choices';
import styles from './ImportScreen.module.css';
import { MissingField } from './MissingField';
import { messages } from './question.messages';
import { QUESTION_FIELDS } from './questionFields';
import { listUnknownWords } from './useAsked';
import type { Asked } from './useAsked';
import { WordField } from './WordField';

type Props = {
  ref: RefObject<HTMLElement | null>;
  preview: ImportPreview;
  choices: ImportChoices;
  asked: Asked;
  onChange: (changes: ImportChoices) => void;
};

/** A question about a sum comes last, because the other answers change the sum. */
const isSum = (question: string): boolean => question === 'underpaid' || question === 'overpaid';

/** Every question that was asked about this file. Answered ones stay and can be changed. */
export function OpenQuestions({ ref, preview, choices, asked, onChange }: Props) {
  const questions = asked.questions.filter((question) => isStillRelevant(question, preview));
  if (questions.length + asked.words.length === 0) return null;
  const isOpen = preview.questions.length + listUnknownWords(preview).length > 0;
  const fields = { preview, choices, onChange };
  const ask = (question: string) => {
    if (!isChoiceQuestion(question)) return <MissingField key={question} field={question} {...fields} />;
    const Field = QUESTION_FIELDS[question];
    return <Field key={question} {...fields} />;
  };
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles['card']}
      data-open={isOpen}
      aria-labelledby="import-open"
    >
      <h2 id="import-open" className={styles['heading']}>
        <CircleHelp aria-hidden size={20} />
        <FormattedMessage {...(isOpen ? messages.title : messages.answered)} />
      </h2>
      {questions.filter((question) => !isSum(question)).map(ask)}
      {asked.words.length > 0 && (
        <fieldset className={styles['group']}>
          <legend>
            <FormattedMessage {...messages.words} />
          </legend>
          <div className={styles['fields']}>
            {asked.words.map((word) => (
              <WordField key={`${word.field} ${word.value}`} word={word} {...fields} />
            ))}
          </div>
        </fieldset>
      )}
      {questions.filter(isSum).map(ask)}
    </section>
  );
}
