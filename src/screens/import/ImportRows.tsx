import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportChoices, ImportPreview } from '../../api/imports';
import { namedValue } from '../../controls/namedValue.messages';
import { Badge } from '../../ui/Badge';
import type { Status } from '../../ui/Badge';
import { Switch } from '../../ui/Switch';
import { Tabs } from '../../ui/Tabs';
import type { Tab } from '../../ui/Tabs';
import { messages } from './check.messages';
import { describeSkip } from './describeSkip';
import styles from './ImportScreen.module.css';
import { STATES } from './rowStates';
import type { RowState } from './rowStates';
import { RowTable } from './RowTable';
import { listUnknownWords } from './useAsked';

const COUNT_NAMES = {
  ready: 'ready',
  duplicate: 'duplicates',
  invalid: 'invalid',
  skipped: 'skipped',
} as const;
const BADGE_STATUS: Record<RowState, Status | 'neutral'> = {
  ready: 'success',
  duplicate: 'warning',
  invalid: 'error',
  skipped: 'neutral',
};

type Props = {
  preview: ImportPreview;
  choices: ImportChoices;
  /** Called with the changed choices. */
  onSelect: (changes: ImportChoices) => void;
};

/** The rows of the file by their state, with what the person decides about them. */
export function ImportRows({ preview, choices, onSelect }: Props) {
  const intl = useIntl();
  const { counts } = preview;
  const isOpen = preview.questions.length + listUnknownWords(preview).length > 0;
  const offeredStates = STATES.filter((state) => state === 'ready' || counts[COUNT_NAMES[state]] > 0);
  const [chosenState, setChosenState] = useState<RowState | null>(null);
  // The rows with problems come first only if they are all that there is.
  const firstState = counts.ready === 0 ? (offeredStates[1] ?? 'ready') : 'ready';
  const shownState = chosenState !== null && offeredStates.includes(chosenState) ? chosenState : firstState;
  // An open question can still change a row that was read.
  const titleOf = (state: RowState) =>
    intl.formatMessage(messages[state === 'ready' && isOpen ? 'readRows' : state]);
  const notes = {
    ready: counts.ready === 0 && <Note of={messages.noneReady} />,
    duplicate: <DuplicateNote choices={choices} onSelect={onSelect} />,
    invalid: <InvalidNote isOpen={isOpen} choices={choices} onSelect={onSelect} />,
    skipped: <SkippedNote preview={preview} />,
  };
  return (
    <section className={styles['card']} aria-labelledby="import-rows">
      <h2 id="import-rows" className={styles['heading']}>
        <FormattedMessage {...messages.rows} />
      </h2>
      <Tabs
        label={intl.formatMessage(messages.rows)}
        shownId={shownState}
        onShow={setChosenState}
        tabs={offeredStates.map((state): Tab<RowState> => ({
          id: state,
          title: titleOf(state),
          badge: <Badge status={BADGE_STATUS[state]}>{intl.formatNumber(counts[COUNT_NAMES[state]])}</Badge>,
          content: (
            <div className={styles['tab']}>
              {notes[state]}
              {counts[COUNT_NAMES[state]] > 0 && (
                <RowTable
                  state={state}
                  label={titleOf(state)}
                  total={counts[COUNT_NAMES[state]]}
                  rows={preview.rows.filter((row) => row.state === state)}
                  choices={choices}
                  onSelect={onSelect}
                />
              )}
            </div>
          ),
        }))}
      />
    </section>
  );
}

const Note = ({ of }: { of: (typeof messages)['noneReady'] }) => (
  <p className={styles['muted']}>
    <FormattedMessage {...of} />
  </p>
);

/** How many rows are skipped for each reason. */
function SkippedNote({ preview: { skipped = [] } }: Pick<Props, 'preview'>) {
  const intl = useIntl();
  return skipped.length === 0 ? (
    <Note of={messages.skippedHint} />
  ) : (
    <ul className={styles['muted']}>
      {skipped.map(({ reason, count }, index) => (
        <li key={index}>
          <FormattedMessage
            {...namedValue}
            values={{ name: describeSkip(intl, reason), value: intl.formatNumber(count) }}
          />
        </li>
      ))}
    </ul>
  );
}

const DuplicateNote = ({ choices, onSelect }: Omit<Props, 'preview'>) => (
  <>
    <Note of={messages.duplicateHint} />
    <div className={styles['narrow']}>
      <Switch
        label={<FormattedMessage {...messages.addDuplicates} />}
        isOn={choices.duplicates === 'add'}
        onSwitch={(isOn) => onSelect({ duplicates: isOn ? 'add' : 'leave-out' })}
      />
    </div>
  </>
);

const InvalidNote = ({ isOpen, choices, onSelect }: Omit<Props, 'preview'> & { isOpen: boolean }) => (
  <>
    <Note of={isOpen ? messages.invalidOpen : messages.invalidHint} />
    <div className={styles['narrow']}>
      <Switch
        label={<FormattedMessage {...messages.refuse} />}
        isOn={choices.invalid === 'refuse'}
        onSwitch={(isOn) => onSelect({ invalid: isOn ? 'refuse' : 'leave-out' })}
      />
    </div>
  </>
);
