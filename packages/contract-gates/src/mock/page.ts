// The mock's own page, `GET /`: what it answers, and the forms that change it. Works without script.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSetting } from './controls';
import type { Controls, Setting } from './controls';
import type { Mocked } from './described';
import { HttpError } from './httpError';
import { STYLE, STYLE_HASH } from './pageStyle';
import { personIn, tellingField } from './people';
import { errorStatuses, FAULTS } from './wish';

export type PageParts = {
  /** Of the description. */
  title: string;
  prefix: string;
  operations: Mocked[];
  controls: Controls;
};

const POLICY = [
  "default-src 'none'",
  `style-src '${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function servePage(app: FastifyInstance, parts: PageParts): void {
  const { operations, controls } = parts;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    },
  );

  app.get('/', (_request, reply) => {
    reply.header('content-security-policy', POLICY).header('x-content-type-options', 'nosniff');
    return reply.type('text/html; charset=utf-8').send(page(parts));
  });

  app.post('/controls', { onRequest: refuseForeignPages }, (_request, reply) => {
    controls.reset();
    return reply.redirect('/', 303);
  });

  for (const mocked of operations) {
    const { id } = mocked.operation;
    app.post(controlOf(mocked), { onRequest: refuseForeignPages }, (request, reply) => {
      if (!(request.body instanceof URLSearchParams)) throw new HttpError(415);
      controls.set(id, readSetting(mocked, request.body));
      return reply.redirect(`/#${id}`, 303);
    });
  }
}

const controlOf = ({ operation }: Mocked) => `/controls/${encodeURIComponent(operation.id)}`;

/** A page of another origin can send a form here without asking. Programs that are no browser send neither header. */
async function refuseForeignPages(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const isOwn =
    site === undefined
      ? origin === undefined || origin === `${request.protocol}://${request.headers.host ?? ''}`
      : site === 'same-origin' || site === 'none';
  if (isOwn) return;
  await reply.code(403).type('text/plain; charset=utf-8').send('Only the page of this mock may set it.\n');
}

function page({ title, prefix, operations, controls }: PageParts): string {
  const set = operations.filter(({ operation }) => said(controls.of(operation.id)) !== '').length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Mock: ${safe(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Mock</h1>
<p>${safe(title)}</p>
<form method="post" action="/controls"><button class="plain"${set === 0 ? ' disabled' : ''}>Put everything back</button>
<span>${set === 0 ? 'Nothing is set.' : `${set} ${set === 1 ? 'operation is' : 'operations are'} set.`}</span></form>
</header>
<main>
<p>Every operation of the API description is answered below <code>${safe(prefix)}/</code> with one of its named examples.
What is set here counts for calls from everywhere, until it is changed or the mock ends. A call with headers of its own
(<code>Prefer: example=…</code>, <code>Prefer: status=…</code>, <code>X-Mock-Delay</code>, <code>X-Mock-Fault</code>)
is answered by those instead.</p>
${operations.map((mocked) => card(mocked, prefix, controls.of(mocked.operation.id))).join('\n')}
</main>
</body>
</html>
`;
}

function card(mocked: Mocked, prefix: string, setting: Setting): string {
  const { operation, scenarios, summary } = mocked;
  const words = said(setting);
  const id = safe(operation.id);
  const faults = [
    ...errorStatuses(mocked).map((status): [string, string] => [String(status), `status ${status}`]),
    ...Object.entries(FAULTS),
  ];
  return `<section id="${id}" aria-labelledby="${id}-name">
<h2 id="${id}-name"><code>${operation.method.toUpperCase()} ${safe(prefix + operation.path)}</code> ${safe(summary)}</h2>
<p class="state${words === '' ? '' : ' set'}">${words === '' ? 'Nothing is set.' : `Set: ${safe(words)}.`}</p>
<form method="post" action="${safe(controlOf(mocked))}">
<fieldset>
<legend>Scenario</legend>
${radio('', 'By the call itself', setting.scenario === null, byItself(mocked))}
${scenarios.map(({ name, summary: about, body }) => radio(name, name, setting.scenario?.name === name, [about, personOf(mocked, body)].filter((part) => part !== '').join(' · '))).join('\n')}
</fieldset>
<div class="row">
<label>Fault <select name="fault"><option value="">none</option>${faults.map(([value, label]) => `<option value="${safe(value)}"${String(setting.fault) === value ? ' selected' : ''}>${safe(label)}</option>`).join('')}</select></label>
<label>Times <input name="times" type="number" min="1" max="9999" placeholder="every" value="${setting.timesLeft ?? ''}"></label>
<label>Delay in ms <input name="delay" type="number" min="0" max="60000" placeholder="0" value="${setting.delayMs === 0 ? '' : setting.delayMs}"></label>
<button>Apply</button>
</div>
</form>
</section>`;
}

const radio = (value: string, label: string, isChecked: boolean, about: string): string =>
  `<label class="choice"><input type="radio" name="scenario" value="${safe(value)}"${isChecked ? ' checked' : ''}> <span><b>${safe(label)}</b> <small>${safe(about)}</small></span></label>`;

function byItself({ scenarios, needsToken }: Mocked): string {
  const field = tellingField(scenarios);
  if (field !== undefined) return `the example whose ${field} is sent`;
  return needsToken ? 'the example that names who is signed in, else the first' : 'the first';
}

function personOf({ scenarios }: Mocked, body: unknown): string {
  const person = personIn(scenarios, body);
  return person === null ? '' : `${tellingField(scenarios) ?? ''} ${person}`;
}

/** What a setting does, in words; empty where it does nothing. */
function said({ scenario, fault, timesLeft, delayMs }: Setting): string {
  const what = fault === null ? '' : typeof fault === 'number' ? `status ${fault}` : FAULTS[fault];
  return [
    scenario?.name ?? '',
    what === '' ? '' : `${what}, ${timesLeft === null ? 'every time' : `${timesLeft} more`}`,
    delayMs === 0 ? '' : `${delayMs} ms late`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
