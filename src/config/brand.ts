/** A name is the same in every language. */
export const BRAND = 'Portaria';
