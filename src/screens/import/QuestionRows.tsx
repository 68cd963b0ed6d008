// The rows that a question or a notice is about.
import { useIntl } from 'react-intl';
import type { ImportPreview } from '../../api/imports';
import { DataTable } from '../../ui/DataTable';
import { messages as checkTexts } from './check.messages';
import { RowCount, useShortList } from './RowCount';
import { messages } from './rowQuestion.messages';

type QuestionRows = NonNullable<ImportPreview['questionRows']>[number];

/** Returns the rows of a question, or of another list of the preview. */
export const findRows = ({ questionRows = [] }: ImportPreview, question: string): QuestionRows | undefined =>
  questionRows.find((one) => one.question === question);

/** A table of the rows. */
export function Rows({ about: { rows, count }, label }: { about: QuestionRows; label: string }) {
  const intl = useIntl();
  const { shown, showMore } = useShortList(rows);
  return (
    <>
      <DataTable
        label={label}
        columns={[
          { id: 'row', title: intl.formatMessage(checkTexts.row), isNumber: true },
          { id: 'text', title: intl.formatMessage(messages.rowText) },
        ]}
        rows={shown.map(({ row, text }) => ({
          id: String(row),
          name: intl.formatMessage(checkTexts.rowName, { row: intl.formatNumber(row), name: text }),
          cells: () => [intl.formatNumber(row), <bdi key="text">{text}</bdi>],
        }))}
      />
      <RowCount shown={shown.length} total={count} onMore={showMore} />
    </>
  );
}
