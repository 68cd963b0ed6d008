import type { ReceivedFile } from '../api/files';

/** Time for the browser to begin the download. */
const DOWNLOAD_MS = 60_000;

/** Saves a file like a download of the browser. */
export function saveFile({ blob, name }: ReceivedFile, nameWithoutOne: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? nameWithoutOne;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_MS);
}
