/** Encodes a form with a file and the choices for its import, like a browser. */
export async function encodeForm(
  file: string | Uint8Array,
  choices?: object,
  name = 'contas.csv',
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  form.append('file', new Blob([typeof file === 'string' ? file : Uint8Array.from(file)]), name);
  if (choices !== undefined) form.append('choices', JSON.stringify(choices));
  return encode(form);
}

/** Encodes any form. */
export async function encode(form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}
