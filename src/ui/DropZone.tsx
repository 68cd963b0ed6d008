import { FileUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode, RefObject } from 'react';
import styles from './DropZone.module.css';

type Props = {
  /** The field, so that a button elsewhere can open it. */
  ref?: RefObject<HTMLInputElement | null>;
  /** Name of the field. */
  label: ReactNode;
  /** Text of the part that looks like a button. */
  action: ReactNode;
  /** Text beside it: a file can be dropped here. */
  dropHint: ReactNode;
  /** Which files are accepted. Below the button, read with the field. */
  hint?: ReactNode;
  /** Endings of the files that the browser offers, such as `.csv`. */
  accept: string;
  /** Why the last file was refused. */
  error?: ReactNode;
  /** Called with all dropped files, which may be several or of other kinds. */
  onFiles: (files: readonly File[]) => void;
};

/** A file field that also takes a dropped file. It is a native input, so keyboard and screen readers work as usual. */
export function DropZone({ ref, label, action, dropHint, hint, accept, error, onFiles }: Props) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = ref ?? ownInput;
  usePreventOpening();
  const hasError = error !== undefined && error !== null;
  const descriptionIds = [hint !== undefined && `${id}-hint`, hasError && `${id}-error`]
    .filter(Boolean)
    .join(' ');

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    input.current?.focus();
    if (files.length > 0) onFiles(files);
  };
  return (
    <div
      role="presentation"
      className={styles['zone']}
      data-over={isOver}
      data-refused={hasError}
      onDragEnter={({ dataTransfer }) => setIsOver(hasFiles(dataTransfer))}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={onDrop}
    >
      <FileUp aria-hidden size={32} className={styles['icon']} />
      <label id={`${id}-label`} htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <p className={styles['choose']}>
        <input
          ref={input}
          id={id}
          type="file"
          className={styles['input']}
          accept={accept}
          aria-labelledby={`${id}-label ${id}-action`}
          aria-invalid={hasError ? 'true' : undefined}
          aria-describedby={descriptionIds === '' ? undefined : descriptionIds}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // So that the same file can be chosen again after a correction.
            target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
        <span id={`${id}-action`} className={styles['button']}>
          {action}
        </span>
        <span aria-hidden="true" className={styles['drop']}>
          {dropHint}
        </span>
      </p>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {/* Always in the page, because a live region that appears with its text is not announced. */}
      <p id={`${id}-error`} role="alert" className={styles['error']}>
        {error}
      </p>
    </div>
  );
}

const hasFiles = ({ types }: DataTransfer) => types.includes('Files');

/** A file that is dropped beside the zone must not replace the page. */
function usePreventOpening(): void {
  useEffect(() => {
    const preventOpening = (event: globalThis.DragEvent) => {
      if (event.dataTransfer && hasFiles(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener('dragover', preventOpening);
    window.addEventListener('drop', preventOpening);
    return () => {
      window.removeEventListener('dragover', preventOpening);
      window.removeEventListener('drop', preventOpening);
    };
  }, []);
}
