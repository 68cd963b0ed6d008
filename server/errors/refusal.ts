import type { FileProblem } from '../files/refusedFile';

/** Why the backend does not do what a caller asks. `http/refusals.ts` gives each reason its status and its text. */
export type RefusalReason =
  | FileProblem
  | 'not-signed-in'
  | 'not-permitted'
  | 'not-own'
  | 'throttled'
  | 'busy'
  | 'wrong-password'
  | 'wrong-secret'
  | 'set-up-already'
  | 'not-accepted'
  | 'invalid-request'
  | 'invalid-values'
  | 'characters'
  | 'not-business-day'
  | 'unknown-dashboard'
  | 'unknown-entry'
  | 'unknown-payment'
  | 'unknown-import'
  | 'unknown-series'
  | 'unknown-user'
  | 'unknown-account'
  | 'unknown-transfer'
  | 'unknown-line'
  | 'unknown-month'
  | 'matched-already'
  | 'not-matched'
  | 'not-ignored'
  | 'reconciled'
  | 'lines-reconciled'
  | 'transfer-reconciled'
  | 'not-balanced'
  | 'other-account'
  | 'voided-already'
  | 'first-account'
  | 'month-closed'
  | 'last-administrator'
  | 'own-user'
  | 'user-blocked'
  | 'unusable-link'
  | 'changed-meanwhile'
  | 'not-open'
  | 'has-payment'
  | 'refunded'
  | 'is-refund'
  | 'above-amount'
  | 'undone-already'
  | 'in-progress'
  | 'other-content'
  | 'too-many-entries'
  | 'too-many-files'
  | 'own-file-running'
  | 'report-too-slow'
  | 'not-a-form'
  | 'file-too-large'
  | 'choices'
  | 'open-questions'
  | 'invalid-rows'
  | 'nothing-to-add';

/** Further fields for the log line of a refusal. Their only personal data is a user's id. */
export type LogRecord = Readonly<Record<string, string | undefined>>;

/** Further fields of the response, such as the refused fields of a form. */
export type RefusalFields = Readonly<Record<string, unknown>>;

type Details = {
  fields?: RefusalFields;
  record?: LogRecord;
  /** Seconds until the caller may try again. Default: that of the reason. */
  retryAfterSeconds?: number;
};

/** Ends a request that the domain refuses. */
export class Refusal extends Error {
  readonly fields: RefusalFields;
  readonly record: LogRecord;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly reason: RefusalReason,
    { fields = {}, record = {}, retryAfterSeconds }: Details = {},
  ) {
    super(reason);
    this.fields = fields;
    this.record = record;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Returns the same refusal with more fields in its record. */
  withRecord(record: LogRecord): Refusal {
    const { fields, retryAfterSeconds } = this;
    return new Refusal(this.reason, {
      fields,
      record: { ...this.record, ...record },
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
}
