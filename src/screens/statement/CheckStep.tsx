import { FileText, Upload } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StatementChoices, StatementPart, StatementPreview } from '../../api/statements';
import { moment } from '../../i18n/formats';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { TextButton } from '../../ui/TextButton';
import { SendProgress } from './ChooseStep';
import { FailureNotice } from './FailureNotice';
import { PartCard } from './PartCard';
import { messages } from './check.messages';
import { messages as chooseTexts } from './choose.messages';
import styles from './statement.module.css';
import type { StatementProcess } from './useStatement';

type Props = { file: File; preview: StatementPreview; process: StatementProcess };

/** The second step: what was understood, and what the person must decide. */
export function CheckStep({ file, preview, process }: Props) {
  const intl = useIntl();
  const { choices, busy, failure } = process.state;
  const { known, parts, moneyAccounts } = preview;
  const taken = choices.taken ?? [];
  return (
    <>
      <FailureNotice failure={failure} onRetry={process.retry} onOtherFile={process.reset} />
      <section className={styles['card']} aria-label={intl.formatMessage(chooseTexts.label)}>
        <div className={styles['line']}>
          <p className={styles['file']}>
            <FileText aria-hidden size={20} />
            <strong>
              <bdi>{file.name}</bdi>
            </strong>
          </p>
          <TextButton text={chooseTexts.otherFile} variant="plain" onClick={process.reset} />
        </div>
        {known && (
          <p className={styles['notice']} data-status="warning">
            <FormattedMessage
              {...messages.known}
              values={{
                name: <bdi>{known.importedBy}</bdi>,
                when: moment(intl, new Date(known.importedAt)),
              }}
            />
          </p>
        )}
        <FileQuestions preview={preview} choices={choices} onChange={process.read} />
      </section>
      {parts.map((part, index) => (
        <PartCard
          key={`${index} ${part.key}`}
          part={part}
          accounts={moneyAccounts}
          answer={choices.accounts?.find(({ key }) => key === part.key)}
          taken={taken}
          onAnswer={(answer) => process.read({ accounts: replaceAnswer(choices, answer), taken: [] })}
          onTake={process.take}
        />
      ))}
      {busy ? (
        <SendProgress busy={busy} onCancel={process.cancel} />
      ) : (
        <ImportAction preview={preview} taken={taken} onImport={() => void process.start()} />
      )}
    </>
  );
}

type Answer = NonNullable<StatementChoices['accounts']>[number];

const replaceAnswer = ({ accounts = [] }: StatementChoices, answer: Answer): Answer[] => [
  ...accounts.filter(({ key }) => key !== answer.key),
  answer,
];

type QuestionProps = {
  preview: StatementPreview;
  choices: StatementChoices;
  onChange: (changes: StatementChoices) => void;
};

/** The questions about the whole file. An answered one can be changed. */
function FileQuestions({ preview: { questions }, choices, onChange }: QuestionProps) {
  const isAsked = (question: 'dateOrder' | 'decimal') =>
    questions.includes(question) || choices[question] !== undefined;
  return (
    <>
      {isAsked('dateOrder') && (
        <ChoiceGroup
          legend={<FormattedMessage {...messages.dateOrder} />}
          layout="list"
          choices={[
            { value: 'day-first', label: <FormattedMessage {...messages.dayFirst} /> },
            { value: 'month-first', label: <FormattedMessage {...messages.monthFirst} /> },
            { value: 'year-first', label: <FormattedMessage {...messages.yearFirst} /> },
          ]}
          value={choices.dateOrder ?? null}
          onChoose={(dateOrder) => onChange({ dateOrder, taken: [] })}
        />
      )}
      {isAsked('decimal') && (
        <ChoiceGroup
          legend={<FormattedMessage {...messages.decimal} />}
          layout="list"
          choices={[
            { value: 'comma', label: <FormattedMessage {...messages.comma} /> },
            { value: 'point', label: <FormattedMessage {...messages.point} /> },
          ]}
          value={choices.decimal ?? null}
          onChoose={(decimal) => onChange({ decimal, taken: [] })}
        />
      )}
    </>
  );
}

type ActionProps = { preview: StatementPreview; taken: readonly number[]; onImport: () => void };

/** The button that stores the lines, or why it cannot. */
function ImportAction({ preview: { questions, parts }, taken, onImport }: ActionProps) {
  const isOpen = questions.length > 0 || parts.some(hasQuestion);
  const count = parts.reduce((sum, { counts }) => sum + counts.new, 0) + taken.length;
  return (
    <div className={styles['action']}>
      <p>
        {isOpen ? (
          <FormattedMessage {...messages.blocked} />
        ) : count === 0 ? (
          <FormattedMessage {...messages.nothing} />
        ) : (
          <FormattedMessage {...messages.import} values={{ count }} />
        )}
      </p>
      {!isOpen && count > 0 && (
        <Button onClick={onImport}>
          <Upload aria-hidden size={18} />
          <FormattedMessage {...messages.start} />
        </Button>
      )}
    </div>
  );
}

const hasQuestion = ({ questions }: StatementPart): boolean => questions.length > 0;
