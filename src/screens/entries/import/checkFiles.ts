import type { MessageDescriptor } from 'react-intl';
import { messages } from './choose.messages';
import { ENDINGS, LIMITS } from './limits';

/** The file to send, or why the chosen files are refused. */
export type Checked = { file: File } | { refused: MessageDescriptor; bytes: number };

/** Checks what can be known without reading: one file, its ending and its size. The backend checks the content. */
export function checkFiles(files: readonly File[]): Checked {
  const [file, ...others] = files;
  if (!file || others.length > 0) return { refused: messages.several, bytes: 0 };
  const name = file.name.toLowerCase();
  if (name.endsWith('.xls')) return { refused: messages.oldKind, bytes: file.size };
  if (!ENDINGS.some((ending) => name.endsWith(ending)))
    return { refused: messages.wrongKind, bytes: file.size };
  if (file.size === 0) return { refused: messages.empty, bytes: 0 };
  if (file.size > LIMITS.bytes) return { refused: messages.tooLarge, bytes: file.size };
  return { file };
}
