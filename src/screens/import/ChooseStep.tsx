import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isCallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { importsApi } from '../../api/imports';
import { paths } from '../../config/paths';
import { messages as fileTexts } from '../../controls/file.messages';
import { saveFile } from '../../controls/saveFile';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import { Button, ButtonLink } from '../../ui/Button';
import { DropZone } from '../../ui/DropZone';
import { checkFiles } from './checkFiles';
import { messages } from './choose.messages';
import { FailureNotice } from './FailureNotice';
import { ImportProgress } from './ImportProgress';
import styles from './ImportScreen.module.css';
import { ENDINGS, fileSize, LIMITS } from './limits';
import { PastImports } from './PastImports';
import type { ImportProcess } from './useImport';

/** The first step: the choice of a file, and what was imported before. */
export function ChooseStep({ process }: { process: ImportProcess }) {
  const intl = useIntl();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { file, busy, failure } = process.state;
  const field = useRef<HTMLInputElement>(null);
  const onFiles = (files: readonly File[]) => {
    const checked = checkFiles(files);
    if ('file' in checked) {
      setRefusal(null);
      process.choose(checked.file);
      return;
    }
    process.reset();
    const sizes = { size: fileSize(intl, checked.bytes), most: fileSize(intl, LIMITS.bytes) };
    setRefusal(intl.formatMessage(checked.refused, sizes));
  };
  const chooseAnother = () => {
    process.reset();
    // The button of the notice is gone, also if the choice is cancelled.
    field.current?.focus();
    field.current?.click();
  };
  return (
    <>
      {file && busy ? (
        <div className={styles['card']}>
          <ImportProgress name={file.name} busy={busy} onCancel={process.cancel} />
        </div>
      ) : (
        <>
          <FailureNotice failure={failure} file={file} onRetry={process.retry} onOtherFile={chooseAnother} />
          <DropZone
            ref={field}
            label={<FormattedMessage {...messages.label} />}
            action={<FormattedMessage {...messages.action} />}
            dropHint={<FormattedMessage {...messages.drop} />}
            hint={
              <>
                <FormattedMessage {...messages.ownLayout} />{' '}
                <FormattedMessage
                  {...messages.limits}
                  values={{
                    size: fileSize(intl, LIMITS.bytes),
                    rows: intl.formatNumber(LIMITS.rows),
                    columns: intl.formatNumber(LIMITS.columns),
                  }}
                />
              </>
            }
            accept={ENDINGS.join(',')}
            error={refusal}
            onFiles={onFiles}
          />
          <Template />
        </>
      )}
      <PastImports />
    </>
  );
}

/** The download of an example file. */
function Template() {
  const dispatch = useAppDispatch();
  const load = async () => {
    const { data, error } = await dispatch(
      importsApi.endpoints.getImportTemplate.initiate(undefined, { track: false }),
    );
    if (data) saveFile(data, 'template.xlsx');
    else if (!error) dispatch(toastAdded({ messageId: fileTexts.empty.id }, 'error'));
    else if (isCallError(error) && error.kind !== 'stale') dispatch(toastAdded(failureText(error), 'error'));
  };
  return (
    <div className={styles['line']}>
      <div className={styles['template']}>
        <p className={styles['muted']}>
          <FormattedMessage {...messages.templateHint} />
        </p>
        <Button variant="plain" onClick={() => void load()}>
          <Download aria-hidden size={18} />
          <FormattedMessage {...messages.template} />
        </Button>
      </div>
      <ButtonLink variant="plain" to={paths.entries.to()}>
        <FormattedMessage {...messages.toList} />
      </ButtonLink>
    </div>
  );
}
