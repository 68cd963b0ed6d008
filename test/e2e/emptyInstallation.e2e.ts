// A new company in production mode, without the demonstration. The page adds its administrator, or `npm run users`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { spawnBackend } from '../support/backend/process';
import { findPostgres, makeTestServer } from '../support/backend/postgres';
import { expectNoViolation } from './axe';
import { longIf } from './long';
import { expectNoFaults, submitLogin, watchBrowser } from './portal';

const LOGIN = '777';
const NEW_PASSWORD = 'uma senha bem longa';
const SETTINGS = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'Zk3vN8qLw1RtYb7XcM5pHd9GsJ2fAe6u',
  LOG_LEVEL: 'info',
};
const START_MS = 300_000;

type Options = { databaseKind: 'embedded' | 'PostgreSQL' };
/** `secret`: what the start has printed for the page of the first use. Null: a command has added the administrator. */
type Fixtures = { installation: { origin: string; secret: string | null } };

/** Runs a program of the build with some lines on its stdin. */
async function run(args: string[], env: Record<string, string>, lines = ''): Promise<void> {
  const { child, ended } = spawnBackend(env, { args: ['scripts/launch.js', ...args] });
  child.stdin?.end(lines);
  const { code, output } = await ended;
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
}

/** Makes an empty database, and returns the setting that names it, or the reason why it cannot be made. */
async function makeDatabase(kind: Options['databaseKind']) {
  if (kind === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'portaria-empty-'));
    const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    return { settings: { DATA_DIR: folder }, remove };
  }
  const postgres = findPostgres();
  if ('reason' in postgres) return postgres;
  const server = await makeTestServer(postgres);
  await server.start();
  const { owner, application } = await server.makeAccounts();
  await run(['migrate'], { ...SETTINGS, DATABASE_URL: owner });
  return { settings: { DATABASE_URL: application }, remove: () => server.remove() };
}

const test = base.extend<Options & Fixtures>({
  databaseKind: ['embedded', { option: true }],
  installation: [
    async ({ databaseKind, context }, use) => {
      const database = await makeDatabase(databaseKind);
      if ('reason' in database) {
        base.skip(true, database.reason);
        return;
      }
      const env = { ...SETTINGS, ...database.settings };
      const byPage = databaseKind === 'embedded';
      if (!byPage)
        await run(['users', 'add', '--role', 'admin'], env, `${LOGIN}\nRita Prado\n${NEW_PASSWORD}\n`);
      const portal = spawnBackend(env, { args: ['scripts/launch.js', 'portal'] });
      const address = await portal.address;
      const watch = await watchBrowser(context, [address]);
      const readSecret = () => / {2}([\w-]{22})\n/.exec(portal.output())?.[1] ?? null;
      if (byPage) await expect.poll(readSecret).not.toBeNull();
      expect(readSecret() !== null).toBe(byPage);
      // A wrong code is typed first.
      if (byPage) watch.expectLog(/status of 422/);
      await use({ origin: address, secret: readSecret() });
      await expectNoFaults(watch);
      portal.child.kill('SIGTERM');
      expect((await portal.ended).code).toBe(0);
      await database.remove();
    },
    { timeout: START_MS },
  ],
});

const DASHBOARDS = ['default', 'vendas', 'financeiro'].map((code) => `/dashboards/${code}`);

/** Writes a day (`2026-11-20`) as people type it. */
const toDay = (day: string) => day.split('-').reverse().join('/');

const makeCsv = (today: string) =>
  [
    'Tipo;Cliente;Documento;Vencimento;Valor;Pago em;Categoria;Forma',
    `A receber;Mercado Central;NF 1;${toDay(today)};1.234,56;${toDay(today)};Venda de mercadorias;PIX`,
    `A pagar;Energia do Vale;;${toDay(today)};89,90;;Energia elétrica;PIX`,
  ].join('\r\n');

for (const kind of ['embedded', 'PostgreSQL'] as const) {
  test.describe(`an empty installation, ${kind}`, () => {
    test.use({ databaseKind: kind });
    test(
      'has the whole way from the first sign-in to an export, a part payment and a merge [specification §7.1, §2.150, §2.210, §7.65, §2.178, §2.179, §2.180, §2.193]',
      longIf(kind === 'PostgreSQL'),
      async ({ page, installation: { origin: installation, secret } }) => {
        // The longest way: 40 s on a quiet machine.
        test.setTimeout(360_000);
        const look = async (path: string) => {
          await page.goto(`${installation}/app${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectNoViolation(page, path);
        };
        const choose = async (label: string, option: string) => {
          await page.getByRole('combobox', { name: label }).fill(option);
          await page.getByRole('option', { name: new RegExp(`^${option}`) }).click();
        };
        const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
        const card = (name: string) => page.getByRole('region', { name });
        const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());
        const step = (title: string, work: () => Promise<void>) => test.step(title, work);
        await step('set up the installation by the page', async () => {
          await page.goto(`${installation}/setup`);
          if (secret === null) {
            await expect(page.getByText(/^Esta instalação já está configurada/)).toBeVisible();
            await page.getByRole('link', { name: 'Voltar ao login' }).click();
            return;
          }
          await expect(page.getByLabel('Código de configuração')).toBeVisible();
          await expectNoViolation(page, 'setup');
          await page.getByLabel('Código de configuração').fill('outro');
          await page.getByLabel('Seu nome').fill('Rita Prado');
          await page.getByLabel('Login').fill(LOGIN);
          await page.getByLabel('Senha', { exact: true }).fill(NEW_PASSWORD);
          await page.getByLabel('Nome da empresa').fill('Oficina');
          await page.getByRole('button', { name: 'Concluir' }).press('Enter');
          await expect(page.getByText(/^O código não confere/)).toBeVisible();
          await expectNoViolation(page, 'setup with a wrong code');
          await page.keyboard.type(secret);
          await page.keyboard.press('Enter');
          await expect(page.getByText(/^Tudo pronto\./).first()).toBeVisible();
          expect(new URL(page.url()).pathname).toBe('/user/login');
          await page.goto(`${installation}/setup`);
          await expect(page.getByText(/^Esta instalação já está configurada/)).toBeVisible();
        });
        await step('sign in', async () => {
          await page.goto(`${installation}/user/login`);
          await submitLogin(page, LOGIN, NEW_PASSWORD);
          await expect(page.getByRole('button', { name: 'Rita Prado' })).toBeVisible();
        });
        await step('the empty pages are accessible', async () => {
          for (const path of ['', ...DASHBOARDS, '/entries', '/entries/import', '/company']) {
            await look(path);
            // No zero looks like a result (specification §7.65).
            await expect(page.getByRole('main')).not.toContainText(/R\$\s0,00/);
          }
        });
        await step('describe the company', async () => {
          await page.getByLabel('Nome da empresa').fill('Oficina do Zé');
          await page.getByLabel('Saldo (R$)').fill('1000,00');
          await page.getByLabel('Data do saldo', { exact: true }).fill('01/01/2026');
          await page.getByRole('button', { name: 'Salvar' }).click();
          await expect(page.getByText('Dados da empresa alterados.').first()).toBeVisible();
          await expect(page.getByRole('banner')).toContainText('Oficina do Zé');
          await expect(page).toHaveTitle('Empresa · Oficina do Zé');
        });
        await step('add an entry', async () => {
          await page.goto(`${installation}/app/entries/new`);
          await page.getByLabel('Cliente ou fornecedor').fill('Padaria São João');
          await choose('Categoria', 'Venda de mercadorias');
          await choose('Forma de pagamento', 'PIX');
          await page.getByLabel('Emissão', { exact: true }).fill(toDay(today));
          await page.getByLabel('Vencimento', { exact: true }).fill(toDay(today));
          await page.getByLabel('Valor (R$)').fill('450,90');
          await page.getByRole('button', { name: 'Salvar' }).click();
          await expect(row('Padaria São João')).toContainText('450,90');
        });
        await step('import a file', async () => {
          await page.goto(`${installation}/app/entries/import`);
          await page
            .locator('input[type="file"]')
            .setInputFiles({ name: 'contas.csv', mimeType: 'text/csv', buffer: Buffer.from(makeCsv(today)) });
          await page.getByRole('button', { name: 'Importar 2 lançamentos' }).click();
          await expect(page.getByRole('heading', { name: '2 lançamentos importados' })).toBeVisible();
        });
        await step('read the dashboards', async () => {
          for (const path of DASHBOARDS) await look(path);
          await page.goto(`${installation}/app/dashboards/default`);
          await expect(card('Números do dia')).toContainText(/A receber hojeR\$\s450,90/);
          await expect(card('Números do dia')).toContainText(/A pagar hojeR\$\s89,90/);
          await expect(card('Atividade recente').getByRole('row', { name: /Importou/ })).toBeVisible();
        });
        await step('export', async () => {
          await look('/entries?view=all&sort=dueOn');
          const saved = page.waitForEvent('download');
          await page.getByRole('button', { name: 'Escolher o formato' }).click();
          await page.getByRole('menuitem', { name: /^Texto/ }).click();
          const text = readFileSync(await (await saved).path(), 'utf8');
          expect(text).toContain('"Energia do Vale"');
          expect(text).toContain('"1234,56"');
        });
        await step('pay a part by the keyboard, refund some of it, and void both', async () => {
          await page.getByRole('link', { name: 'Padaria São João' }).click();
          await page.locator('summary', { hasText: 'Histórico' }).press('Enter');
          const history = page.getByRole('main');
          await expect(history).toContainText('Rita Prado criou o lançamento');
          await page.getByRole('link', { name: 'Registrar recebimento' }).press('Enter');
          // The form that was left has a field of this name too.
          await expect(page.getByRole('heading', { name: 'Registrar recebimento', level: 1 })).toBeVisible();
          await page.getByLabel('Valor recebido (R$)').fill('100');
          await page.keyboard.press('Enter');
          await expect(page.getByRole('combobox', { name: 'O que acontece com o resto?' })).toBeFocused();
          await expectNoViolation(page, 'payment');
          await choose('O que acontece com o resto?', 'Continua em aberto');
          await page.getByRole('button', { name: 'Salvar' }).press('Enter');
          await expect(history).toContainText(/Em aberto\s*R\$\s350,90/);
          await page.goto(`${installation}/app/dashboards/default`);
          await expect(card('Números do dia')).toContainText(/A receber hojeR\$\s350,90/);
          await page.goBack();
          await page.getByRole('link', { name: 'Registrar devolução' }).press('Enter');
          await page.getByLabel('Valor devolvido (R$)').fill('30');
          await page.keyboard.press('Enter');
          await expect(page.getByRole('combobox', { name: 'O que acontece com a dívida?' })).toBeFocused();
          await expectNoViolation(page, 'refund');
          await choose('O que acontece com a dívida?', 'A dívida volta a ficar aberta');
          await page.getByRole('button', { name: 'Salvar' }).press('Enter');
          await expect(history).toContainText(/Em aberto\s*R\$\s380,90/);
          await expectNoViolation(page, 'history with a refund');
          await page.getByRole('link', { name: 'Estornar devolução' }).press('Enter');
          await page.getByLabel('Motivo do estorno').fill('Não voltou');
          await page.keyboard.press('Enter');
          await expect(history).toContainText(/Em aberto\s*R\$\s350,90/);
          await page.getByRole('link', { name: 'Estornar recebimento' }).press('Enter');
          await page.getByLabel('Motivo do estorno').fill('Engano');
          await expectNoViolation(page, 'void');
          await page.keyboard.press('Enter');
          await expect(history).toContainText(/Em aberto\s*R\$\s450,90/);
          await expect(history).toContainText('Por Rita Prado em');
          await expectNoViolation(page, 'history');
        });
        await step('divide a purchase in three', async () => {
          await page.goto(`${installation}/app/entries/new`);
          await page.getByRole('link', { name: 'Novas parcelas' }).click();
          await page.getByRole('radio', { name: 'A pagar' }).check();
          await page.getByLabel('Cliente ou fornecedor').fill('Atacado Sol');
          await choose('Categoria', 'Compra de mercadorias');
          await choose('Forma de pagamento', 'Boleto');
          await page.getByLabel('Valor total (R$)').fill('100');
          await page.getByLabel('Número de parcelas').fill('3');
          await page.getByLabel('Primeiro vencimento', { exact: true }).fill('31/01/2027');
          await expect(page.getByText(/Soma das parcelas: R\$\s100,00/)).toBeVisible();
          await page.getByRole('button', { name: 'Salvar' }).click();
          await expect(row('Atacado Sol')).toHaveCount(3);
          await expect(row('Atacado Sol').filter({ hasText: '33,34' })).toHaveCount(1);
        });
        await step('repeat an entry, change the following ones, and end it', async () => {
          await page.goto(`${installation}/app/entries/new`);
          await page.getByRole('link', { name: 'Novo lançamento recorrente' }).click();
          await page.getByRole('radio', { name: 'A pagar' }).check();
          await page.getByLabel('Cliente ou fornecedor').fill('Imobiliária Central');
          await choose('Categoria', 'Compra de mercadorias');
          await choose('Forma de pagamento', 'PIX');
          await page.getByLabel('Valor (R$)').fill('2500');
          await page.getByLabel('Primeiro vencimento', { exact: true }).fill(toDay(today));
          await choose('Repete', 'Todo mês, no mesmo dia');
          await choose('Termina', 'Depois de um número de vezes');
          await page.getByLabel('Número de vezes').fill('4');
          await page.getByRole('button', { name: 'Salvar' }).click();
          const rent = row('Imobiliária Central');
          await expect(rent).toHaveCount(4);
          await rent.nth(2).getByRole('link', { name: 'Imobiliária Central' }).click();
          await page.getByLabel('Valor (R$)').fill('2600');
          await choose('Aplicar a', 'Este e os seguintes');
          // A control below the notice of the saved entries would count as too small.
          await page.setViewportSize({ width: 1280, height: 1800 });
          await expectNoViolation(page, 'entry of a series');
          await page.setViewportSize({ width: 1280, height: 720 });
          await page.getByRole('button', { name: 'Salvar' }).click();
          await expect(rent.filter({ hasText: '2.600,00' })).toHaveCount(2);
          await rent.nth(3).getByRole('link', { name: 'Imobiliária Central' }).click();
          await page.getByRole('link', { name: 'Excluir recorrente' }).click();
          await choose('Excluir', 'Este e os seguintes');
          await expectNoViolation(page, 'end of a series');
          await page.getByRole('button', { name: 'Salvar' }).click();
          await expect(rent).toHaveCount(3);
        });
        await step('find what recurs, end it, and resume it', async () => {
          await look('/series');
          await page.getByRole('link', { name: 'Ver encerradas' }).click();
          await page.goto(`${installation}/app/series`);
          await page.getByRole('link', { name: 'Imobiliária Central' }).click();
          // A link below the fixed head would count as too small.
          await page.setViewportSize({ width: 1280, height: 2000 });
          // The deletion has ended it.
          await page.getByLabel('Último dia', { exact: true }).fill(toDay(today));
          await page.getByRole('checkbox', { name: 'Sim, excluir 2 lançamentos' }).check();
          await expectNoViolation(page, 'a new end of a series');
          await page.getByRole('button', { name: 'Salvar' }).click();
          await expect(page.getByText('Recorrência alterada.').first()).toBeVisible();
          // The form begins again with the stored series.
          await expect(page.getByRole('checkbox', { name: 'Sim, excluir 2 lançamentos' })).toHaveCount(0);
          await choose('Termina', 'Sem data para terminar');
          await page.getByRole('checkbox', { name: /^Sim, criar/ }).check();
          await page.getByRole('button', { name: 'Salvar' }).click();
          await expect(page.getByRole('link', { name: 'Ver 13 lançamentos na lista' })).toBeVisible();
          await page.setViewportSize({ width: 1280, height: 800 });
        });
        await step('merge two categories, find it in the history, and separate them', async () => {
          for (const path of ['/categories', '/categories/preset']) await look(path);
          await page.goto(`${installation}/app/categories`);
          await page.getByRole('link', { name: 'Compra de mercadorias' }).click();
          await page.getByRole('link', { name: 'Unir com outra categoria' }).click();
          await choose('Unir com', 'Insumos e matéria-prima');
          await page.getByRole('button', { name: 'Salvar' }).click();
          const separate = page.getByRole('button', { name: 'Separar Compra de mercadorias de novo' });
          await expect(separate).toBeVisible();
          await page.goto(`${installation}/app/entries?view=all`);
          await row('Atacado Sol').first().getByRole('link', { name: 'Atacado Sol' }).click();
          await page.locator('summary', { hasText: 'Histórico' }).click();
          await expect(page.getByRole('main')).toContainText('Rita Prado uniu duas categorias');
          await expect(page.getByRole('main')).toContainText('Insumos e matéria-prima');
          await page.goto(`${installation}/app/categories`);
          await separate.click();
          await expect(separate).toHaveCount(0);
        });
      },
    );
  });
}
