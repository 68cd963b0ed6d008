import { FileSpreadsheet, TriangleAlert } from 'lucide-react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { ImportChoices, ImportPreview } from '../../api/imports';
import { moment } from '../../i18n/formats';
import { CheckBox } from '../../ui/CheckBox';
import { SelectField } from '../../ui/SelectField';
import { TextButton } from '../../ui/TextButton';
import { messages } from './check.messages';
import { messages as fileTexts } from './choose.messages';
import styles from './ImportScreen.module.css';
import { fileSize } from './limits';
import type { ImportProcess } from './useImport';

type Props = { file: File; preview: ImportPreview; choices: ImportChoices; process: ImportProcess };

/** The chosen file and its sheet, with warnings: it was imported before, or has tables that are not read. */
export function FileHead({ file, preview, choices, process }: Props) {
  const intl = useIntl();
  const { sheets, known, otherTables = [], hidden } = preview;
  const { state } = process;
  return (
    <section className={styles['card']} aria-label={intl.formatMessage(messages.file)}>
      <div className={styles['line']}>
        <div className={styles['file']}>
          <FileSpreadsheet aria-hidden size={20} />
          <p>
            <strong>
              <bdi>{file.name}</bdi>
            </strong>
          </p>
          <p className={styles['muted']}>{fileSize(intl, file.size)}</p>
        </div>
        <TextButton text={fileTexts.otherFile} variant="plain" onClick={process.reset} />
      </div>
      {state.isRestored && (
        <p role="status">
          <FormattedMessage {...messages.restored} />
        </p>
      )}
      {known && (
        <div className={styles['notice']} data-status="warning">
          <TriangleAlert aria-hidden size={20} />
          <p>
            <FormattedMessage
              {...messages.known}
              values={{
                name: <bdi>{known.importedBy}</bdi>,
                when: moment(intl, new Date(known.importedAt)),
              }}
            />
          </p>
        </div>
      )}
      {otherTables.map(({ row, titles }, index) => (
        <div key={index} className={styles['notice']} data-status="warning">
          <TriangleAlert aria-hidden size={20} />
          <p>
            <FormattedMessage
              {...messages.otherTable}
              values={{ row: intl.formatNumber(row), titles: <bdi>{titles}</bdi> }}
            />
          </p>
        </div>
      ))}
      {hidden && (
        <div className={styles['notice']} data-status="warning">
          <TriangleAlert aria-hidden size={20} />
          <div>
            {hidden.rows > 0 && (
              <p>
                <FormattedMessage {...messages.hiddenRows} values={{ rows: hidden.rows }} />
              </p>
            )}
            {hidden.columns.length > 0 && (
              <p>
                <FormattedMessage
                  {...messages.hiddenColumns}
                  values={{
                    names: (
                      <FormattedList
                        type="conjunction"
                        value={hidden.columns.map((title, index) => (
                          <bdi key={index}>{title}</bdi>
                        ))}
                      />
                    ),
                  }}
                />
              </p>
            )}
            <CheckBox
              label={intl.formatMessage(messages.hiddenInclude)}
              state={choices.hidden === 'include' ? 'on' : 'off'}
              onChange={(isOn) =>
                process.read({ ...state.choices, hidden: isOn ? 'include' : 'leave-out' }, {})
              }
            />
          </div>
        </div>
      )}
      {sheets.length > 1 && (
        <div className={styles['narrow']}>
          <SelectField
            label={<FormattedMessage {...messages.sheet} />}
            options={[...new Set(sheets)].map((name) => ({ value: name, label: name }))}
            value={choices.sheet ?? null}
            // The columns and words of another sheet are others.
            onChoose={(sheet) => sheet !== null && process.read({ sheet }, {})}
          />
        </div>
      )}
    </section>
  );
}
