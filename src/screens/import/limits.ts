import type { IntlShape } from 'react-intl';

/** The limits of the API description. The portal checks the size, and the backend checks all of them. */
export const LIMITS = { bytes: 5 * 1024 * 1024, rows: 10_000, columns: 50 };

/** The endings of the files that can be chosen, for the file dialog of the browser. An OFX leads to the page for statements. */
export const ENDINGS = ['.xlsx', '.csv', '.ofx'] as const;

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

/** Formats a number of bytes. It is rounded up, because a refused file must not seem to have the permitted size. */
export const fileSize = (intl: IntlShape, bytes: number): string =>
  bytes >= MEGABYTE
    ? intl.formatNumber(Math.ceil((bytes / MEGABYTE) * 10) / 10, { style: 'unit', unit: 'megabyte' })
    : intl.formatNumber(Math.ceil(bytes / KILOBYTE), { style: 'unit', unit: 'kilobyte' });
