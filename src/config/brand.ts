/** The name of the portal, the same in every language. */
export const BRAND = 'Portaria';
