import type { Day } from '../company/days';
import { isOfx, readOfx } from './readOfx';
import { readTableStatement, type TableChoices } from './readTableStatement';
import type { ReadStatement } from './statement';

/** Reads a bank statement by its content. Its name does not count. @throws RefusedFile */
export const readStatement = async (
  bytes: Buffer,
  choices: TableChoices,
  today: Day,
): Promise<ReadStatement> =>
  isOfx(bytes) ? readOfx(bytes, today) : readTableStatement(bytes, choices, today);
