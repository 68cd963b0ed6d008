export const isSession = ({ name, role }) => typeof name === 'string' && typeof role === 'string';
