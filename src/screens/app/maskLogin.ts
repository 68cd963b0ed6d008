/**
 * Hides a login, which is often a CPF, except its middle digits. Eleven digits have the form of a CPF: `***.982.247-**`.
 */
export function maskLogin(login: string): string {
  const characters = Array.from(login);
  if (/^\d{11}$/.test(login)) return `***.${login.slice(3, 6)}.${login.slice(6, 9)}-**`;
  const hiddenCount = Math.ceil(characters.length / 4);
  return characters
    .map((character, index) =>
      index < hiddenCount || index >= characters.length - hiddenCount ? '*' : character,
    )
    .join('');
}
