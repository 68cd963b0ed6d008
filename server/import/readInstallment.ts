import type { RowEntry } from './analysis';
import { isEmpty, readText, type ReadCell } from '../files/sheet';

type Read = {
  installment: Pick<RowEntry, 'installment' | 'installments'>;
  reason?: 'installment' | 'installments';
};

/** Reads the instalment of an entry: two columns with numbers, or one with `1/3`. */
export function readInstallment(cell: ReadCell, countCell: ReadCell): Read {
  if (isEmpty(cell) && isEmpty(countCell)) return { installment: {} };
  const both = readBoth(cell);
  const count = isEmpty(countCell) ? both?.installments : readCount(countCell);
  if (count === null) return { installment: {}, reason: 'installments' };
  if (both === null) return { installment: {}, reason: 'installment' };
  const { installment } = both;
  return { installment: { installment, installments: count ?? installment } };
}

function readBoth(cell: ReadCell): { installment: number; installments?: number } | null {
  if (isEmpty(cell)) return { installment: 1 };
  // A spreadsheet reads `1/3` as the first of March.
  if (cell !== null && typeof cell === 'object' && 'day' in cell) {
    const [, month = '', day = ''] = cell.day.split('-');
    return Number(day) <= Number(month) ? { installment: Number(day), installments: Number(month) } : null;
  }
  const pair = /^(\d{1,3})[ªº]?\s*(?:\/|-|de|of)\s*(\d{1,3})$/i.exec(readText(cell));
  if (pair) return { installment: Number(pair[1]), installments: Number(pair[2]) };
  const installment = readCount(cell);
  return installment === null ? null : { installment };
}

function readCount(cell: ReadCell): number | null {
  const digits = /^(\d{1,4})[ªº]?(?:\.0+)?$/.exec(readText(cell))?.[1];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}
