/** Default texts by id, of all `*.messages.ts` files below a folder. */
export function defaultMessages(folder: string): Record<string, string>;
