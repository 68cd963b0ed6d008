import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportChoices, ImportPreview } from '../../api/imports';
import { useMayCall } from '../../controls/useMayCall';
import { dropOtherKind, mergeChoices } from './choices';
import { FailureNotice } from './FailureNotice';
import { messages as failureTexts } from './failure.messages';
import { FileHead } from './FileHead';
import { ImportAction } from './ImportAction';
import { ImportProgress } from './ImportProgress';
import { ImportRows } from './ImportRows';
import styles from './ImportScreen.module.css';
import { Mapping } from './Mapping';
import { Notices } from './Notices';
import { OpenQuestions } from './OpenQuestions';
import { messages as rowTexts } from './rowQuestion.messages';
import { SameAmountField } from './RowQuestionFields';
import { StatementWay } from './StatementWay';
import { useAsked } from './useAsked';
import { useKindOfCategory } from './useCategoryOptions';
import type { ImportProcess } from './useImport';

type Props = { file: File; preview: ImportPreview; process: ImportProcess };

/** The second step: what was understood of the file, and the questions that it leaves open. */
export function CheckStep({ file, preview, process }: Props) {
  const { state, select } = process;
  const intl = useIntl();
  const { busy } = state;
  const choices = mergeChoices(preview, state.choices);
  const questions = useRef<HTMLElement>(null);
  const asked = useAsked(preview);
  const kindOf = useKindOfCategory();
  const read = (changes: ImportChoices) =>
    process.read(dropOtherKind(preview, { ...state.choices, ...changes }, kindOf), {});
  const isReading = busy?.what === 'preview';
  const mayCall = useMayCall();
  const isStatement = preview.questions.includes('statement') || preview.choices.statement !== undefined;
  return (
    <>
      <FileHead file={file} preview={preview} choices={choices} process={process} />
      <FailureNotice
        failure={state.failure}
        file={file}
        onRetry={process.retry}
        onOtherFile={process.reset}
      />
      {isStatement && mayCall('importStatement') && (
        <div className={styles['notice']}>
          <p>
            <FormattedMessage {...failureTexts.looksLikeStatement} />
          </p>
          <StatementWay file={file} />
        </div>
      )}
      {preview.questionRows?.some(({ question }) => question === 'sameAmount') === true && (
        <section className={styles['card']} aria-label={intl.formatMessage(rowTexts.sameAmountTitle)}>
          <SameAmountField preview={preview} choices={choices} onChange={read} />
        </section>
      )}
      <OpenQuestions ref={questions} preview={preview} choices={choices} asked={asked} onChange={read} />
      <Notices preview={preview} />
      <div className={styles['dimmed']} aria-busy={isReading}>
        <ImportRows preview={preview} choices={choices} onSelect={select} />
      </div>
      <Mapping preview={preview} choices={choices} asked={asked} onChange={read} />
      {busy?.what === 'import' ? (
        <div className={styles['card']}>
          <ImportProgress name={file.name} busy={busy} onCancel={process.cancel} />
        </div>
      ) : (
        // The rows of a failed preview do not match the choices.
        state.failure?.at !== 'preview' && (
          <ImportAction
            preview={preview}
            choices={choices}
            isReading={isReading}
            onImport={() => void process.start()}
            onOpen={() => questions.current?.focus()}
          />
        )
      )}
    </>
  );
}
