/** Returns the default texts by id, from all `*.messages.ts` files below a folder. */
export function readDefaultMessages(folder: string): Record<string, string>;
