import type { MessageDescriptor } from 'react-intl';
import { messages } from './choose.messages';
import { ENDINGS, LIMITS } from './limits';

/** The file to send, or why the chosen files are refused. */
export type CheckedFile = { file: File } | { refused: MessageDescriptor; bytes: number };

/** What to do with a file of another kind, by the last part of its name. */
const OTHER_KINDS: readonly [readonly string[], MessageDescriptor][] = [
  [['xls', 'xlt'], messages.oldKind],
  [['ods', 'ots', 'fods'], messages.openDocument],
  [['pdf'], messages.pdf],
  [['zip', 'rar', '7z', 'gz'], messages.archive],
  [['png', 'jpg', 'jpeg', 'gif', 'webp', 'heic', 'bmp', 'tif', 'tiff'], messages.image],
];

function explainKind(name: string): MessageDescriptor {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return OTHER_KINDS.find(([endings]) => endings.includes(ending))?.[1] ?? messages.wrongKind;
}

/** Checks what can be known without reading: one file, its ending and its size. The backend checks the content. */
export function checkFiles(files: readonly File[]): CheckedFile {
  const [file, ...others] = files;
  if (!file || others.length > 0) return { refused: messages.several, bytes: 0 };
  const name = file.name.toLowerCase();
  if (!ENDINGS.some((ending) => name.endsWith(ending)))
    return { refused: explainKind(name), bytes: file.size };
  if (file.size === 0) return { refused: messages.empty, bytes: 0 };
  if (file.size > LIMITS.bytes) return { refused: messages.tooLarge, bytes: file.size };
  return { file };
}
