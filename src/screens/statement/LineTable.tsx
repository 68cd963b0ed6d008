import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { StatementPart } from '../../api/statements';
import { statementTitles } from '../../controls/statementTitles.messages';
import { day, signedMoney } from '../../i18n/formats';
import { DataTable } from '../../ui/DataTable';
import type { RowSelection } from '../../ui/RowCheckBox';
import { messages } from './lines.messages';
import styles from './statement.module.css';

type Props = {
  heading: MessageDescriptor;
  detail?: MessageDescriptor;
  lines: StatementPart['lines'];
  /** The number of lines in this state. The backend returns the first ones. */
  total: number;
  selection?: RowSelection;
};

/** The lines of a statement in one state. */
export function LineTable({ heading, detail, lines, total, selection }: Props) {
  const intl = useIntl();
  const id = useId();
  const hasDocuments = lines.some(({ document }) => document !== undefined);
  return (
    <section className={styles['table']} aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage {...heading} />
      </h3>
      {detail && (
        <p className={styles['muted']}>
          <FormattedMessage {...detail} />
        </p>
      )}
      <DataTable
        label={intl.formatMessage(heading)}
        columns={[
          { id: 'text', title: intl.formatMessage(messages.text) },
          { id: 'amount', title: intl.formatMessage(messages.amount), isNumber: true },
          { id: 'day', title: intl.formatMessage(messages.day) },
          ...(hasDocuments ? [{ id: 'document', title: intl.formatMessage(messages.document) }] : []),
        ]}
        rows={lines.map((line) => ({
          id: String(line.row),
          name: intl.formatMessage(messages.rowName, {
            text: line.text,
            amount: signedMoney(intl, line.cents),
          }),
          cells: () => [
            <bdi key="text" className={styles['text']}>
              {line.text || intl.formatMessage(statementTitles.noText)}
            </bdi>,
            <bdi key="amount">{signedMoney(intl, line.cents)}</bdi>,
            <bdi key="day">{day(intl, line.day)}</bdi>,
            ...(hasDocuments ? [<bdi key="document">{line.document ?? ''}</bdi>] : []),
          ],
        }))}
        selection={selection}
      />
      {lines.length < total && (
        <p className={styles['muted']}>
          <FormattedMessage
            {...messages.firstLines}
            values={{ shown: intl.formatNumber(lines.length), total: intl.formatNumber(total) }}
          />
        </p>
      )}
    </section>
  );
}
