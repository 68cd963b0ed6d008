export const isCourtList = ({ courts }) => Array.isArray(courts);
