import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReconciledLine } from '../../api/reconciliation';
import { documentOf } from '../../controls/entries/documentOf';
import { day, signedMoney } from '../../i18n/formats';
import { CheckBox } from '../../ui/CheckBox';
import { Dialog, DialogActions, DialogBody, DialogDetail, DialogHead } from '../../ui/Dialog';
import { TextButton } from '../../ui/TextButton';
import { useLastShown } from '../../ui/useLastShown';
import { acceptProposal } from './reconcile';
import { messages } from './reconciliation.messages';
import styles from './reconciliation.module.css';
import { strongTexts } from './strong.messages';
import type { Line } from './useLines';

type Props = {
  /** Null: the dialog is closed. */
  lines: readonly Line[] | null;
  onClose: () => void;
  onAccept: (lines: ReconciledLine[]) => void;
};

/** Lists the proposals that are almost certain, and reconciles the ticked ones at once (specification §2.307). */
export function StrongDialog({ lines, onClose, onAccept }: Props) {
  const last = useLastShown(lines);
  return (
    <Dialog isOpen={lines !== null} onClose={onClose} size="large">
      <DialogHead>
        <FormattedMessage {...strongTexts.title} />
      </DialogHead>
      {last && <StrongLines lines={last} onClose={onClose} onAccept={onAccept} />}
    </Dialog>
  );
}

function StrongLines({ lines, onClose, onAccept }: Props & { lines: readonly Line[] }) {
  const intl = useIntl();
  const [cleared, setCleared] = useState<ReadonlySet<string>>(new Set());
  const ticked = lines.filter(({ id }) => !cleared.has(id));
  const tick = (id: string, isOn: boolean) => {
    const next = new Set(cleared);
    if (isOn) next.delete(id);
    else next.add(id);
    setCleared(next);
  };
  return (
    <DialogBody>
      <DialogDetail>
        <FormattedMessage {...strongTexts.detail} />
      </DialogDetail>
      <ul className={styles['list']}>
        {lines.map((line) => {
          const [item] = line.proposal?.items ?? [];
          const document = item === undefined ? '' : documentOf(item);
          return (
            <li key={line.id}>
              <div className={styles['ticked']}>
                <CheckBox
                  label={[item?.counterparty, document].filter((part) => part).join(' · ')}
                  state={cleared.has(line.id) ? 'off' : 'on'}
                  onChange={(isOn) => tick(line.id, isOn)}
                />
                <bdi className={styles['amount']} data-income={line.cents > 0}>
                  {signedMoney(intl, line.cents)}
                </bdi>
              </div>
              <p className={styles['hint']}>
                <bdi>{[day(intl, line.day), line.text].join(' · ')}</bdi>
              </p>
            </li>
          );
        })}
      </ul>
      <DialogActions>
        {ticked.length > 0 && (
          <TextButton
            text={messages.accept}
            onClick={() => onAccept(ticked.flatMap((line) => acceptProposal(line) ?? []))}
          />
        )}
        <TextButton variant="plain" text={messages.cancel} onClick={onClose} />
      </DialogActions>
    </DialogBody>
  );
}
