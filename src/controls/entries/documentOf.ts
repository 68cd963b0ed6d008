type Documented = { document?: string; installment?: number; installments?: number };

/** Returns the number of the document, with the instalment if there are several. */
export function documentOf({ document = '', installment, installments = 1 }: Documented): string {
  return installment === undefined || installments < 2
    ? document
    : `${document} ${String(installment)}/${String(installments)}`.trim();
}
