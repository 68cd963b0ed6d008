// Generated from server/texts/pt-BR.json by `npm run i18n:extract`.
export type TextValues = {
  'age.days': { readonly from: string | number; readonly to: string | number };
  'refusal.not-business-day': { readonly day: string | number };
  'refusal.month-closed': { readonly day: string | number };
  'month.title': { readonly month: string | number };
  'month.closedBy': { readonly moment: string | number; readonly user: string | number };
  'report.made': { readonly day: string | number; readonly user: string | number };
  'report.page': { readonly page: string | number; readonly pages: string | number };
  'report.section': { readonly count: number | bigint; readonly kind: string | number };
  'widget.customers.others': { readonly count: string | number };
  'widget.delinquency.note': { readonly date: string | number; readonly days: string | number };
  'widget.forecast.lowest': { readonly amount: string | number; readonly date: string | number };
  'widget.lowestBalance.note': { readonly date: string | number };
  'widget.statement.before': { readonly range: string | number };
  'widget.statement.value': { readonly range: string | number };
};
