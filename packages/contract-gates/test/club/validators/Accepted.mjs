export const isAccepted = ({ verdict, token }) => verdict <= 0 && typeof token === 'string';
