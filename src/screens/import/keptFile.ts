import type { ImportChoices } from '../../api/imports';
import { makeKeptWork } from '../../controls/form/keptWork';

/** A chosen file, and what the person has decided about it. */
export type KeptFile = { file: File; choices: ImportChoices };

export const { useKeepWork: useKeepFile, useRestoreWork: useRestoreFile } = makeKeptWork<KeptFile>();
