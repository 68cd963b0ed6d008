// Sign-in and changes of page, language and theme on a slow phone. The backends of both answer at once.
import { openApiSite, makeReplay, type Answer } from './apiSite';
import { openBrowserSite } from './browserSite';
import { addRecorder, readBackground, timeToFrame, type Sign } from './inPage';
import { formatSamples, ratios, type Bench, type Unit } from './measurement';
import { FIGURES, fillLogin, linkTo, openUserMenu } from './portalPage';
import { openVisit, sumBytes, type Visit } from './visit';

type PortalSample = {
  signIn: number;
  frame: number;
  bytes: number;
  requests: number;
  route: number;
  routeHome: number;
  routeAgain: number;
  language: number;
  theme: number;
};

type AdminSample = { signIn: number; shell: number; route: number; shellFromStart: number };

export const measureFlow: Bench = async ({ rounds, log }) => {
  const site = await openBrowserSite(log);
  const backend = await openApiSite();
  const replay = makeReplay();
  const open = async (address: string, isPortal: boolean) => {
    const visit = await openVisit(site.browser, { device: 'mobile', isPolicyKept: isPortal });
    if (isPortal) await replay.attach(visit.devtools);
    else await makeReplay().attach(visit.devtools, answerAdmin);
    await addRecorder(visit.page, { isProbing: false, hasScripts: true });
    await visit.page.goto(address);
    await visit.page.locator('form input[type=password]').waitFor();
    await visit.waitUntilQuiet();
    return visit;
  };
  const portal: PortalSample[] = [];
  const admin: AdminSample[] = [];
  const runPortal = () => open(backend.origin, true).then(usePortal);
  const openAdmin = (path: string) => open(site.origins.admin + path, false).then(useAdmin);
  const runAdmin = async () => {
    const sample = await openAdmin(ADMIN_LOGIN);
    return { ...sample, shellFromStart: (await openAdmin('/')).shell };
  };
  try {
    // The first run records the responses.
    await runPortal();
    for (let round = 0; round < rounds; round += 1) {
      log(`round ${round + 1} of ${rounds}`);
      if (round % 2 === 0) {
        portal.push(await runPortal());
        admin.push(await runAdmin());
      } else {
        admin.push(await runAdmin());
        portal.push(await runPortal());
      }
    }
  } finally {
    await backend.close();
    await site.close();
  }
  return summarize(portal, admin);
};

/** The cards of the entries, without the menu that led to them. */
const ENTRIES: Sign = { kind: 'text', selector: 'main [data-index]', pattern: '', gone: '[role=dialog]' };

async function usePortal(visit: Visit): Promise<PortalSample> {
  const { page, requests } = visit;
  try {
    const submit = await fillLogin(page);
    // The portal loads and runs the code that follows while a person types. A pause of the machine may be longer than the
    // quiet second.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/figures\..*\.js/.test(name)),
    );
    await visit.waitUntilQuiet();
    requests.splice(0);
    let frame = Number.NaN;
    const signIn = await timeToFrame(page, FIGURES, async () => {
      frame = await timeToFrame(page, { kind: 'text', selector: 'header button', pattern: '' }, () =>
        submit.tap(),
      );
    });
    const fileRequests = requests.filter(({ path }) => !path.startsWith('/api/'));
    const needed = { bytes: sumBytes(fileRequests), requests: fileRequests.length };
    await visit.waitUntilQuiet();

    const title = (pattern: string) => ({ kind: 'text', selector: 'h1', pattern }) as const;
    const route = await timeToFrame(page, ENTRIES, () => linkTo(page, '/app/entries').tap());
    await visit.waitUntilQuiet();
    const routeHome = await timeToFrame(page, title('^(Bom|Boa) '), () => linkTo(page, '/app').tap());
    await visit.waitUntilQuiet();

    const routeAgain = await timeToFrame(page, ENTRIES, () => linkTo(page, '/app/entries').tap());
    await visit.waitUntilQuiet();
    // A navigation that is still running would close the menu.
    await timeToFrame(page, title('^(Bom|Boa) '), () => linkTo(page, '/app').tap());
    await visit.waitUntilQuiet();

    await openUserMenu(page);
    const choice = (value: string) => page.getByRole('dialog').locator(`input[value="${value}"]`);
    const background = await readBackground(page);
    const theme = await timeToFrame(page, { kind: 'background', before: background }, () =>
      choice('bluenavy').tap(),
    );
    await visit.waitUntilQuiet();
    const language = await timeToFrame(page, title('^Good '), () => choice('en-US').tap());
    return { signIn, frame, ...needed, route, routeHome, routeAgain, language, theme };
  } finally {
    await visit.close();
  }
}

const ADMIN_ROWS = Array.from({ length: 25 }, (_row, index) => ({
  id: index + 1,
  name: `Cliente ${index + 1}`,
  amount: index * 100,
}));

/** The backend of react-admin. */
const answerAdmin: Answer = ({ path }) => {
  if (path === '/api/token') return { token: 'token' };
  if (path === '/api/identity') return { id: 1, fullName: 'Ana Souza' };
  return ADMIN_ROWS;
};

/** The address of react-admin's login. */
const ADMIN_LOGIN = '/#/login';

async function useAdmin(visit: Visit): Promise<Omit<AdminSample, 'shellFromStart'>> {
  const { page } = visit;
  try {
    const submit = await fillLogin(page);
    await visit.waitUntilQuiet();
    let shell = Number.NaN;
    const figures = { kind: 'text', selector: '#figures', pattern: 'Cliente' } as const;
    const signIn = await timeToFrame(page, figures, async () => {
      shell = await timeToFrame(page, { kind: 'text', selector: 'header', pattern: '' }, () => submit.tap());
    });
    await visit.waitUntilQuiet();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const list = {
      kind: 'text',
      selector: 'main tbody tr',
      pattern: 'Cliente',
      gone: '.MuiDrawer-modal',
    } as const;
    const route = await timeToFrame(page, list, () => linkTo(page, '#/entries').tap());
    return { signIn, shell, route };
  } finally {
    await visit.close();
  }
}

function summarize(portal: PortalSample[], admin: AdminSample[]) {
  const read = (key: keyof PortalSample) => portal.map((sample) => sample[key]);
  const shells = admin.map(({ shell }) => shell);
  const row = (name: string, samples: number[], unit: Unit): string[] => [name, formatSamples(samples, unit)];
  const shellsFromStart = admin.map(({ shellFromStart }) => shellFromStart);
  return {
    raw: { portal, admin },
    tables: [
      {
        title: 'Flow, mobile',
        head: ['', 'median (range)'],
        rows: [
          row('Portaria: click → frame of the app', read('frame'), 'ms'),
          row('Portaria: click → first figures', read('signIn'), 'ms'),
          row(
            'Portaria: received after the click, without the API',
            read('bytes').map((bytes) => bytes / 1000),
            'kB',
          ),
          row('Portaria: requests after the click, without the API', read('requests'), ''),
          row('react-admin: click → shell', shells, 'ms'),
          row(
            'react-admin: click → first rows',
            admin.map(({ signIn }) => signIn),
            'ms',
          ),
          row('react-admin, opened at its dashboard: click → shell', shellsFromStart, 'ms'),
          row('first figures, against that shell', ratios(read('signIn'), shellsFromStart), '×'),
          row(
            'Portaria: menu entry → the whole page, the menu gone, for the first time',
            read('route'),
            'ms',
          ),
          row('Portaria: the same again', read('routeAgain'), 'ms'),
          row(
            'react-admin: menu entry → the whole page, the menu gone',
            admin.map(({ route }) => route),
            'ms',
          ),
          row('Portaria: entries → home', read('routeHome'), 'ms'),
          row('Portaria: another language', read('language'), 'ms'),
          row('Portaria: another colour', read('theme'), 'ms'),
        ],
      },
    ],
    targets: [
      {
        what: 'sign-in click → first figures, against react-admin’s shell, both opened at the login',
        unit: '×' as const,
        line: 0.7,
        samples: ratios(read('signIn'), shells),
      },
    ],
  };
}
