/** The characters, not UTF-16 units, that a new password may have, as in the API description. */
export const NEW_PASSWORD = { min: 8, max: 1024 } as const;

/** Counts the characters of a password, of which some have two UTF-16 units. */
export const countCharacters = (password: string): number => Array.from(password).length;
