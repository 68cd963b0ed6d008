import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { activity, company, entries } from '../database/tables';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import { makeJpeg, makePng } from '../../test/support/pictures';
import { readPdf } from '../../test/support/readPdf';
import type { Database } from '../database/database';

type Schemas = components['schemas'];
type Change = Partial<Schemas['CompanyChange']>;

const NOW = new Date('2026-11-20T15:00:00Z');
const INPUT: Schemas['CompanyChange'] = {
  name: 'Comércio Aurora',
  timeZone: 'America/Sao_Paulo',
  openingCents: 0,
  openingOn: '2026-01-01',
  weekStartsOn: 7,
  holidays: [],
};
const CPF = '12345678909';
const LOGO = makePng({ width: 40, height: 20 }).toString('base64');
const LETTERHEAD = { address: ['Rua das Flores 12', '01310-100 São Paulo'], taxNumber: CPF, logo: LOGO };

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
}

describeOnBothDatabases('the letterhead of the company', fill, (database) => {
  let app: FastifyInstance;
  let authorization: string;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    authorization = `Bearer ${await fetchToken(app, '1')}`;
  });
  beforeEach(async () => {
    await emptyEvents(database());
    for (const table of [entries, company]) await database().queries.delete(table);
  });
  afterAll(() => app.close());

  const put = (changes: Change) =>
    app.inject({
      method: 'PUT',
      url: '/api/company',
      headers: { authorization },
      payload: { ...INPUT, ...changes },
    });
  const get = async <T>(path: string) =>
    (await app.inject({ url: `/api${path}`, headers: { authorization } })).json<T>();
  const change = async (changes: Change) => {
    const response = await put(changes);
    expect(response.statusCode).toBe(200);
    return response.json<Schemas['Company']>();
  };

  it('is empty at first, and an older portal leaves what is stored [specification §7.197]', async () => {
    const none = { address: [], taxNumber: null, logo: null };
    expect(await get('/company')).toMatchObject(none);
    expect(await get('/session')).toMatchObject({ hasLetterhead: false });
    expect(await change(LETTERHEAD)).toMatchObject(LETTERHEAD);
    expect(await get('/session')).toMatchObject({ hasLetterhead: true });
    expect(await change({ name: 'Sem os campos novos' })).toMatchObject(LETTERHEAD);
    expect(await change(none)).toMatchObject(none);
    expect(await get('/session')).toMatchObject({ hasLetterhead: false });
  });

  it('is stored without punctuation and empty lines [specification §7.197, §7.198]', async () => {
    const typed = { address: [' Rua A, 1 ', '', '  '], taxNumber: ' 12.abc.345/01de-35 ' };
    expect(await change(typed)).toMatchObject({ address: ['Rua A, 1'], taxNumber: '12ABC34501DE35' });
    expect(await change({ taxNumber: ' ' })).toMatchObject({ taxNumber: null });
  });

  it.each<[string, Change, string]>([
    ['a number with wrong check digits', { taxNumber: '123.456.789-08' }, 'taxNumber check-digits'],
    ['six lines', { address: ['1', '2', '3', '4', '5', '6'] }, 'address range'],
    ['long lines', { address: ['é'.repeat(101), 'é'.repeat(101)] }, 'address too-long'],
    ['a control character', { address: ['a\u0000b'] }, 'address.0 characters'],
    ['no base64', { logo: 'not base64' }, 'logo image'],
    ['base64 with other characters', { logo: `${LOGO}\u00e9` }, 'logo image'],
    ['a picture with code', { logo: toBase64('<svg xmlns="http://www.w3.org/2000/svg"/>') }, 'logo image'],
    ['another format', { logo: toBase64('GIF89a') }, 'logo image'],
    ['16 bits', { logo: makePng({ bits: 16 }).toString('base64') }, 'logo image'],
    ['interlaced rows', { logo: makePng({ isInterlaced: true }).toString('base64') }, 'logo image'],
    ['the beginning of a picture', { logo: makePng().subarray(0, -20).toString('base64') }, 'logo image'],
    ['something after a picture', { logo: toBase64(makePng(), '<script>') }, 'logo image'],
    ['too few pixels', { logo: setHeight(makePng(), 9).toString('base64') }, 'logo image'],
    ['too wide a picture', { logo: makePng({ width: 513 }).toString('base64') }, 'logo dimensions'],
    ['too high a photo', { logo: makeJpeg({ height: 513 }).toString('base64') }, 'logo dimensions'],
    [
      'too many bytes',
      { logo: makePng({ width: 120, height: 120, fill: makeNoise }).toString('base64') },
      'logo too-large',
    ],
  ])(
    'refuses %s, and names the field [specification §7.197, §7.198, §7.199]',
    async (_what, changes, problem) => {
      const response = await put(changes);
      expect(response.statusCode).toBe(422);
      const { problems } = response.json<Schemas['EntryProblems']>();
      expect(problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual([problem]);
      expect(await get('/company')).toMatchObject({ version: 0, taxNumber: null, logo: null });
    },
  );

  it('accepts the largest pictures, with 200 holidays [specification §7.199]', async () => {
    const wide = makePng({ width: 512, height: 512, colorType: 2 }).toString('base64');
    expect(await change({ logo: wide })).toMatchObject({ logo: wide });
    const photo = makeJpeg({ width: 512, height: 1 }).toString('base64');
    expect(await change({ logo: photo })).toMatchObject({ logo: photo });
    const heavy = makePng({ width: 110, height: 110, fill: makeNoise }).toString('base64');
    expect(heavy.length).toBeGreaterThan(60_000);
    const days = Array.from({ length: 200 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)));
    const holidays = days.map((day) => ({ day: day.toISOString().slice(0, 10), name: 'é'.repeat(100) }));
    expect(await change({ logo: heavy, holidays })).toMatchObject({ logo: heavy });
  });

  it('is an event in words that hide a CPF [specification §7.200]', async () => {
    await change(LETTERHEAD);
    await change({ ...LETTERHEAD, taxNumber: '11.222.333/0001-81', logo: null });
    // Another address with the same text, and another picture of the same size.
    const other = makePng({ width: 40, height: 20, colorType: 2 }).toString('base64');
    await change({ address: [LETTERHEAD.address.join(', ')], logo: other });
    await change({ logo: LOGO });
    await change({ logo: LOGO });
    const events = await database().queries.select().from(activity).orderBy(activity.id);
    const changes = events.map((event) =>
      event.changes.filter(([field]) => ['address', 'taxNumber', 'logo'].includes(field)),
    );
    const address = 'Rua das Flores 12, 01310-100 São Paulo';
    expect(changes).toEqual([
      [
        ['address', null, address],
        ['taxNumber', null, '***.456.789-**'],
        ['logo', null, 'PNG, 40 × 20'],
      ],
      [
        ['taxNumber', '***.456.789-**', '11.222.333/0001-81'],
        ['logo', 'PNG, 40 × 20', null],
      ],
      [
        ['address', null, address],
        ['logo', null, 'PNG, 40 × 20'],
      ],
      [['logo', null, 'PNG, 40 × 20']],
      [],
    ]);
    expect(JSON.stringify(events)).not.toContain(CPF);
  });

  it('is in the head of a report, and only what is stored [specification §7.201]', async () => {
    await change({});
    const payload = {
      ...{ kind: 'receivable', counterparty: 'Cliente', category: 'Venda de mercadorias', form: 'boleto' },
      ...{ issuedOn: '2026-11-01', dueOn: '2027-11-24', amountCents: 100 },
    };
    const entry = { method: 'POST', url: '/api/entries', headers: { authorization }, payload } as const;
    expect((await app.inject(entry)).statusCode).toBe(201);
    const report = async () => {
      const request = { method: 'POST', url: '/api/entries/report', headers: { authorization } } as const;
      const response = await app.inject({ ...request, payload: {} });
      expect(response.statusCode).toBe(200);
      const { source, pages } = readPdf(response.rawPayload);
      const texts = pages.flat().filter(({ tag }) => tag === 'P');
      return {
        pictures: source.match(/\/Subtype \/Image/g)?.length ?? 0,
        texts: texts.map(({ text }) => text),
      };
    };
    const plain = await report();
    expect(plain.pictures).toBe(0);
    expect(plain.texts).toHaveLength(2);
    await change(LETTERHEAD);
    const full = await report();
    // The transparency of a picture is another one.
    expect(full.pictures).toBe(2);
    expect(full.texts.slice(0, 4)).toEqual([
      'Comércio Aurora',
      'CPF 123.456.789-09',
      'Rua das Flores 12',
      '01310-100 São Paulo',
    ]);
    await change({ logo: makeJpeg().toString('base64'), taxNumber: '12ABC34501DE35' });
    const photo = await report();
    expect(photo.pictures).toBe(1);
    expect(photo.texts[1]).toBe('CNPJ 12.ABC.345/01DE-35');
  });
});

function toBase64(...parts: (string | Uint8Array)[]): string {
  return Buffer.concat(parts.map((part) => Buffer.from(part))).toString('base64');
}

/** Changes the height in the head of a PNG file, with its checksum. */
function setHeight(png: Buffer, height: number): Buffer {
  const head = makePng({ height }).subarray(0, 33);
  return Buffer.concat([head, png.subarray(33)]);
}

/** Returns bytes that no compression makes smaller, the same ones each time. */
function makeNoise(size: number, row: number): Uint8Array {
  let state = row + 1;
  return Uint8Array.from({ length: size }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state >> 16;
  });
}
