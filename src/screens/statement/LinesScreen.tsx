import { ListChecks, Undo2, Upload } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isCalendarDay } from '../../../api-spec/days';
import { useListStatementLinesQuery } from '../../api/statements';
import type { StatementLines } from '../../api/statements';
import { paths } from '../../config/paths';
import { describeUntil } from '../../controls/describeUntil';
import { ListPage } from '../../controls/list/ListPage';
import { ListResult } from '../../controls/list/ListResult';
import { ListTable } from '../../controls/list/ListTable';
import type { ListColumn } from '../../controls/list/ListTable';
import { useListAddress } from '../../controls/list/useListAddress';
import { statementLineTexts } from '../../controls/statementLine.messages';
import { statementTitles } from '../../controls/statementTitles.messages';
import { useMayCall } from '../../controls/useMayCall';
import { useSessionArg } from '../../controls/useSessionArg';
import { day, moment, signedMoney } from '../../i18n/formats';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import { ButtonLink } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { LineState } from './LineState';
import { messages } from './lines.messages';
import styles from './statement.module.css';
import { UndoButton } from './UndoButton';

const TEXTS = {
  loading: messages.loading,
  failed: messages.failed,
  notOffered: { title: messages.notOffered },
};
const RESULT_TEXTS = { none: messages.none, noneYet: messages.noneYet };

type Line = StatementLines['lines'][number];

const COLUMNS: readonly ListColumn<Line>[] = [
  {
    id: 'text',
    title: messages.text,
    cell: ({ text }, intl) => (
      <bdi className={styles['text']}>{text || intl.formatMessage(statementLineTexts.noText)}</bdi>
    ),
  },
  {
    id: 'amount',
    title: messages.amount,
    isNumber: true,
    cell: ({ cents }, intl) => <bdi>{signedMoney(intl, cents)}</bdi>,
  },
  { id: 'day', title: messages.day, cell: (line, intl) => <bdi>{day(intl, line.day)}</bdi> },
  { id: 'document', title: messages.document, cell: ({ document = '' }) => <bdi>{document}</bdi> },
  { id: 'state', title: messages.state, cell: (line) => <LineState line={line} /> },
];

/** What the bank said about an account, and the imports that can be undone (specification §2.302). */
export function LinesScreen() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const mayCall = useMayCall();
  const address = useListAddress({ until: isCalendarDay });
  const parts = describeUntil(intl, address.filter.until);
  const result = useListStatementLinesQuery(useSessionArg({ id, ...address.page, ...address.filter }));
  const { data } = result;
  return (
    <ListPage
      title={
        data
          ? intl.formatMessage(messages.titleOf, { name: data.account.name })
          : intl.formatMessage(statementTitles.lines)
      }
      actions={
        <>
          {mayCall('listProposals') && (
            <ButtonLink variant="plain" to={paths.reconciliation.to(id)}>
              <ListChecks aria-hidden size={18} />
              <FormattedMessage {...statementTitles.reconcile} />
            </ButtonLink>
          )}
          {mayCall('importStatement') && (
            <ButtonLink to={paths.importStatement.to()}>
              <Upload aria-hidden size={18} />
              <FormattedMessage {...statementTitles.import} />
            </ButtonLink>
          )}
        </>
      }
      address={address}
      parts={parts}
      result={result}
      texts={TEXTS}
    >
      {({ lines, imports, next }, isBusy) => (
        <>
          <ListResult
            list={{ total: { count: lines.length }, next }}
            rows={lines.length}
            isBusy={isBusy}
            address={address}
            parts={parts}
            texts={RESULT_TEXTS}
            summary={
              <p>
                <FormattedMessage {...messages.shown} values={{ count: lines.length }} />
              </p>
            }
          >
            <ListTable
              label={intl.formatMessage(statementTitles.lines)}
              columns={COLUMNS}
              rows={lines}
              address={address}
              card={{ content: (line) => <LineCard line={line} />, action: () => null }}
            />
          </ListResult>
          <Imports imports={imports} />
        </>
      )}
    </ListPage>
  );
}

/** A line on a phone. */
function LineCard({ line }: { line: Line }) {
  const intl = useIntl();
  return (
    <>
      <p className={styles['text']}>
        <bdi>{line.text || intl.formatMessage(statementLineTexts.noText)}</bdi>
      </p>
      <p className={styles['line']}>
        <bdi>{day(intl, line.day)}</bdi>
        <strong>
          <bdi>{signedMoney(intl, line.cents)}</bdi>
        </strong>
      </p>
      <LineState line={line} />
    </>
  );
}

/** The newest imports of the account, each with a button that undoes it. */
function Imports({ imports }: Pick<StatementLines, 'imports'>) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const mayCall = useMayCall();
  if (imports.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="statement-imports">
      <h2 id="statement-imports" className={styles['heading']}>
        <FormattedMessage {...messages.imports} />
      </h2>
      <ul className={styles['imports']}>
        {imports.map(({ id, fileName, importedAt, importedBy, added }) => (
          <li key={id} className={styles['line']}>
            <div className={styles['text']}>
              <p>
                <strong>
                  <bdi>{fileName}</bdi>
                </strong>
              </p>
              <p className={styles['muted']}>
                <FormattedMessage
                  {...messages.importedBy}
                  values={{
                    count: added,
                    name: <bdi>{importedBy}</bdi>,
                    when: moment(intl, new Date(importedAt)),
                  }}
                />
              </p>
            </div>
            {mayCall('undoStatementImport') && (
              <UndoButton
                id={id}
                onUndone={(count) =>
                  dispatch(toastAdded({ messageId: messages.undone.id, values: { count } }, 'success'))
                }
              >
                {(ask) => (
                  <IconButton label={intl.formatMessage(messages.undoOf, { name: fileName })} onClick={ask}>
                    <Undo2 aria-hidden size={18} />
                  </IconButton>
                )}
              </UndoButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
