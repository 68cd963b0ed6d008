import type { RowEntry } from './analysis';
import { isEmpty, readText, type ReadCell } from '../files/sheet';

type Result = {
  installment: Pick<RowEntry, 'installment' | 'installments'>;
  reason?: 'installment' | 'installments';
};

/** Reads the instalment of an entry: two columns with numbers, or one with `1/3`. Without a count it is the last one. */
export function readInstallment(cell: ReadCell, countCell: ReadCell): Result {
  if (isEmpty(cell) && isEmpty(countCell)) return { installment: {} };
  const pair = readPair(cell);
  const count = isEmpty(countCell) ? undefined : readNumber(countCell);
  if (count === null) return { installment: {}, reason: 'installments' };
  if (pair === null) return { installment: {}, reason: 'installment' };
  const { installment, installments = installment } = pair;
  return { installment: { installment, installments: count ?? installments } };
}

/** Words for an entry without instalments. */
const ONLY = /^(?:(?:parcela |cota )?[uú]nica|[uú]nico|[aà] vista|single|only)$/i;

/** Reads one cell. Returns null if it has no number. */
function readPair(cell: ReadCell): { installment: number; installments?: number } | null {
  if (isEmpty(cell) || ONLY.test(readText(cell))) return { installment: 1 };
  // A spreadsheet reads `1/3` as the first of March.
  if (cell !== null && typeof cell === 'object' && 'day' in cell) {
    const [, month = '', day = ''] = cell.day.split('-');
    return Number(day) <= Number(month) ? { installment: Number(day), installments: Number(month) } : null;
  }
  const pair = /^(\d{1,3})[ªº]?\s*(?:\/|-|de|of)\s*(\d{1,3})$/i.exec(readText(cell));
  if (pair) return { installment: Number(pair[1]), installments: Number(pair[2]) };
  const installment = readNumber(cell);
  return installment === null ? null : { installment };
}

function readNumber(cell: ReadCell): number | null {
  const digits = /^(\d{1,4})[ªº]?(?:\.0+)?$/.exec(readText(cell))?.[1];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}
