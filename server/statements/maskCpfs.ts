const CPF = /(?<![\d.-])(\d{3})(\.?)(\d{3})\2(\d{3})(-?)(\d{2})(?![\d-])/g;

/** Hides the CPFs of a text but for their middle. The number of a company is no personal data. */
export const maskCpfs = (text: string): string =>
  text.replace(
    CPF,
    (whole, first: string, point: string, second: string, third: string, dash: string, last: string) =>
      (point !== '' && dash !== '') || isCpf(`${first}${second}${third}${last}`)
        ? `***.${second}.${third}-**`
        : whole,
  );

/** Whether the two last digits are those that the others lead to. */
function isCpf(digits: string): boolean {
  const digitAt = (length: number): number => {
    const sum = Array.from(digits.slice(0, length)).reduce(
      (total, digit, index) => total + Number(digit) * (length + 1 - index),
      0,
    );
    return ((sum * 10) % 11) % 10;
  };
  return digitAt(9) === Number(digits[9]) && digitAt(10) === Number(digits[10]);
}
