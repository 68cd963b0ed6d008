import { FormattedMessage, useIntl } from 'react-intl';
import type { ReconciledLine } from '../../api/reconciliation';
import { day, signedMoney } from '../../i18n/formats';
import { Dialog, DialogActions, DialogBody, DialogDetail, DialogHead } from '../../ui/Dialog';
import { TextButton } from '../../ui/TextButton';
import { useLastShown } from '../../ui/useLastShown';
import { acceptProposal } from './reconcile';
import { messages } from './reconciliation.messages';
import styles from './reconciliation.module.css';
import type { Line } from './useLines';

type Props = {
  /** Null: the dialog is closed. */
  lines: readonly Line[] | null;
  onClose: () => void;
  onAccept: (lines: ReconciledLine[]) => void;
};

/** Lists the proposals that are almost certain, and reconciles all of them at once (specification §2.307). */
export function StrongDialog({ lines, onClose, onAccept }: Props) {
  const intl = useIntl();
  const last = useLastShown(lines);
  return (
    <Dialog isOpen={lines !== null} onClose={onClose}>
      <DialogHead>
        <FormattedMessage {...messages.strongTitle} />
      </DialogHead>
      <DialogBody>
        <DialogDetail>
          <FormattedMessage {...messages.strongDetail} />
        </DialogDetail>
        <ul className={styles['list']}>
          {last?.map((line) => (
            <li key={line.id} className={styles['line']}>
              <bdi className={styles['day']}>{day(intl, line.day)}</bdi>
              <span className={styles['text']}>
                <bdi>{line.proposal?.items[0]?.counterparty}</bdi>
              </span>
              <bdi className={styles['amount']} data-income={line.cents > 0}>
                {signedMoney(intl, line.cents)}
              </bdi>
            </li>
          ))}
        </ul>
        <DialogActions>
          <TextButton
            text={messages.accept}
            onClick={() => onAccept((last ?? []).flatMap((line) => acceptProposal(line) ?? []))}
          />
          <TextButton variant="plain" text={messages.cancel} onClick={onClose} />
        </DialogActions>
      </DialogBody>
    </Dialog>
  );
}
