// Sends a form with its files and reports the progress. `fetch` cannot report it, so this uses an XMLHttpRequest.
import type { Call, Send } from './calls';

/** A POST of a form with its files. The browser sets the multipart content type. `send` may report the progress. */
export const postForm = (path: string, form: FormData, send?: Send): Call => ({
  method: 'POST',
  path,
  body: { form },
  reads: 'json',
  ...(send && { send }),
});

/** Returns a form with a file, and how it is read. */
export function makeFileForm({ file, choices }: { file: File; choices: object }): FormData {
  const form = new FormData();
  // Text, because a part of JSON would be a second file to most servers.
  form.append('choices', JSON.stringify(choices));
  form.append('file', file, file.name);
  return form;
}

/** Gets the sent share of the body, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Statuses whose responses have no body. */
const WITHOUT_BODY = [204, 205, 304];

/** Time without progress, or without a response to the sent body. The backend may read a file for 20 seconds. */
const STALLED_MS = 60_000;

/** Returns a `Send` for a call with a large body. The time limit of a call would end a slow upload. */
export const uploadWith =
  (onProgress: OnProgress): Send =>
  (target, { method, headers, signal, body }, stopLimit) =>
    new Promise((resolve, reject) => {
      stopLimit();
      const fail = () => reject(new TypeError('the upload failed'));
      // The user may have cancelled it while the call waited for the session.
      if (signal.aborted) {
        fail();
        return;
      }
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(() => request.abort(), STALLED_MS);
      };
      request.upload.onprogress = ({ loaded, total }) => {
        watch();
        onProgress(total > 0 ? loaded / total : 0);
      };
      request.onload = () => {
        // A redirect would have sent the body to another address. `fetch` refuses it too.
        if (request.responseURL !== '' && request.responseURL !== target.href) fail();
        else resolve(readResponse(request));
      };
      request.onerror = fail;
      request.onabort = fail;
      request.onloadend = () => clearTimeout(timer);
      signal.addEventListener('abort', () => request.abort());
      request.open(method, target);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      watch();
      request.send(body instanceof FormData ? body : null);
    });

function readResponse(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  return new Response(WITHOUT_BODY.includes(status) ? null : responseText, {
    status,
    statusText,
    headers: readHeaders(request.getAllResponseHeaders()),
  });
}

/** Reads lines such as `date: Fri, 20 Nov 2026 12:00:00 GMT`. */
const readHeaders = (lines: string): Headers =>
  new Headers(
    lines
      .trim()
      .split(/[\r\n]+/)
      .flatMap((line): [string, string][] => {
        const [name = '', ...rest] = line.split(':');
        return name.trim() === '' ? [] : [[name.trim(), rest.join(':').trim()]];
      }),
  );
