import { Undo2 } from 'lucide-react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toCallError } from '../../api/callError';
import { useListImportsQuery, useUndoImportMutation } from '../../api/imports';
import type { ImportUndone, PastImport } from '../../api/imports';
import { useMayCall } from '../../controls/useMayCall';
import { moment } from '../../i18n/formats';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToken } from '../../store/session';
import { toastAdded } from '../../store/toasts';
import { Badge } from '../../ui/Badge';
import { DataTable } from '../../ui/DataTable';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { writeImportAddress } from './writeImportAddress';
import { describeUndo } from './describeUndo';
import styles from './ImportScreen.module.css';
import { messages } from './result.messages';
import { UndoDialog } from './UndoDialog';
import { UndoneNotice } from './UndoneNotice';

/** The imports that the person may see, each with a button that undoes it. Absent if the backend lists none. */
export function PastImports({ onUndone }: { onUndone?: (id: string) => void }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const mayCall = useMayCall();
  const { currentData: data } = useListImportsQuery(token === null ? skipToken : undefined);
  const [undoImport] = useUndoImportMutation();
  const [importToUndo, setImportToUndo] = useState<PastImport | null>(null);
  const [undoneImport, setUndoneImport] = useState<ImportUndone | null>(null);
  const part = useRef<HTMLElement>(null);
  // The dialog asks for the focus when it is closed.
  const lastAsked = useRef<PastImport | null>(null);
  const ask = (one: PastImport) => {
    lastAsked.current = one;
    setImportToUndo(one);
  };
  const undo = async ({ id }: PastImport) => {
    const { data: result, error } = await undoImport(id);
    setImportToUndo(null);
    if (result) {
      setUndoneImport(result);
      onUndone?.(id);
      return;
    }
    const text = describeUndo(toCallError(error));
    if (text) dispatch(toastAdded(text, 'error'));
  };
  if (!data || data.imports.length === 0) return null;
  return (
    <section ref={part} tabIndex={-1} className={styles['past']} aria-labelledby="import-past">
      <div role="status">{undoneImport && <UndoneNotice undone={undoneImport} />}</div>
      <div className={styles['card']}>
        <h2 id="import-past" className={styles['heading']}>
          <FormattedMessage {...messages.past} />
        </h2>
        <DataTable
          label={intl.formatMessage(messages.past)}
          columns={[
            { id: 'file', title: intl.formatMessage(messages.pastFile) },
            { id: 'count', title: intl.formatMessage(messages.pastCount), isNumber: true },
            { id: 'when', title: intl.formatMessage(messages.pastWhen) },
            { id: 'who', title: intl.formatMessage(messages.pastWho) },
            { id: 'state', title: intl.formatMessage(messages.pastState) },
          ]}
          rows={data.imports.map((one) => ({
            id: one.id,
            cells: () => [
              <span key="file" className={styles['name']}>
                {one.undoneAt === null ? (
                  <Link
                    to={writeImportAddress(one.id)}
                    title={intl.formatMessage(messages.listOf, { name: one.fileName })}
                  >
                    <bdi>{one.fileName}</bdi>
                  </Link>
                ) : (
                  <bdi>{one.fileName}</bdi>
                )}
              </span>,
              intl.formatNumber(one.added),
              <bdi key="when">{moment(intl, new Date(one.importedAt))}</bdi>,
              <bdi key="who">{one.importedBy}</bdi>,
              one.undoneAt === null ? (
                mayCall('undoImport') && <UndoButton key="undo" of={one} onUndo={() => ask(one)} />
              ) : (
                <span key="undone" className={styles['whole']}>
                  <Badge>
                    <FormattedMessage
                      {...messages.pastUndone}
                      values={{ when: moment(intl, new Date(one.undoneAt)) }}
                    />
                  </Badge>
                </span>
              ),
            ],
          }))}
        />
      </div>
      <UndoDialog
        of={importToUndo}
        onUndo={undo}
        onClose={() => setImportToUndo(null)}
        // The button in the row is gone after the import was undone.
        finalFocus={() =>
          (lastAsked.current && document.getElementById(makeButtonId(lastAsked.current))) ?? part.current
        }
      />
    </section>
  );
}

const makeButtonId = ({ id }: PastImport) => `undo-import-${id}`;

const UndoButton = ({ of, onUndo }: { of: PastImport; onUndo: () => void }) => {
  const intl = useIntl();
  return (
    <IconButton
      id={makeButtonId(of)}
      label={intl.formatMessage(messages.undoOf, { name: of.fileName })}
      onClick={onUndo}
    >
      <Undo2 aria-hidden size={18} />
    </IconButton>
  );
};
