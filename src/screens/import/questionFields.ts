import type { ReactNode } from 'react';
import { AccountField } from './AccountField';
import type { ChoiceQuestion } from './choices';
import { DateOrderField, DecimalField } from './FormatFields';
import type { FieldProps } from './FormatFields';
import { PaidDayField } from './PaidDayField';
import {
  ExpenseSignField,
  KindSourceField,
  OppositeSignField,
  StatusConflictField,
  SwappedDaysField,
} from './RowQuestionFields';
import { BankStatementField } from './BankStatementField';
import { OverpaidField } from './OverpaidField';
import { UnderpaidField } from './UnderpaidField';

/** The questions with a field of their own. Any other question names a required field. */
export const QUESTION_FIELDS: Record<ChoiceQuestion, (props: FieldProps) => ReactNode> = {
  kindSource: KindSourceField,
  expenseSign: ExpenseSignField,
  oppositeSign: OppositeSignField,
  statusConflict: StatusConflictField,
  swappedDays: SwappedDaysField,
  dateOrder: DateOrderField,
  decimal: DecimalField,
  paidDay: PaidDayField,
  statement: BankStatementField,
  account: AccountField,
  underpaid: UnderpaidField,
  overpaid: OverpaidField,
};
