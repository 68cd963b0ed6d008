import { formNames } from '../../../controls/entries/names.messages';

/** Returns the known forms of payment. The stored one may be a newer form of the backend. */
export function listForms(stored: string | undefined): string[] {
  const forms = Object.keys(formNames);
  return stored === undefined || forms.includes(stored) ? forms : [...forms, stored];
}
