/** The id of the widget with what changed since yesterday. The company's day shows it beside what is due (specification §2.228). */
export const CHANGES_ID = 'changes';
