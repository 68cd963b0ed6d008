/** Removes the punctuation of a typed or pasted number: `529.982.247-25` becomes `52998224725`. */
export const cleanLogin = (typed: string): string => typed.replace(/[\s./\p{Pd}]/gu, '');
