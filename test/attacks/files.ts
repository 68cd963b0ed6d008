const TITLES = 'Tipo;Cliente ou fornecedor;Categoria;Forma;Documento;Vencimento;Valor';
const BOUNDARY = 'portaria-attack';

/** Makes a csv with entries. `mark` makes its entries different from those of other files. */
export function makeFile({
  rows,
  bytes,
  mark = '',
}: {
  rows?: number;
  bytes?: number;
  mark?: string;
}): string {
  const makeRow = (index: number) =>
    `A pagar;Fornecedor ${index % 500};Aluguel;PIX;${mark} ${index};10/${String((index % 12) + 1).padStart(2, '0')}/2026;${index % 900},50`;
  const lines = Array.from({ length: rows ?? 10_000 }, (_, index) => makeRow(index));
  const file = [TITLES, ...lines].join('\r\n');
  return bytes === undefined ? file : file.padEnd(bytes, '\r\n').slice(0, bytes);
}

/** Encodes a form with a file, like a browser. */
export function makeForm(file: string): { body: Buffer; headers: Record<string, string> } {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="contas.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  return {
    body: Buffer.from(`${head}${file}\r\n--${BOUNDARY}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
