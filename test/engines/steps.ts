// What each browser of the README must do, as a person does it. One list for all engines.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedUser } from '../../server/auth/seed';
import { ana, bruno, carla, davi, elisa, PASSWORD } from '../support/portalServers';
import type { Ability, Visit } from './driver';
import { Tab, until, type Find } from './tab';

export type Stage = {
  tab: Tab;
  visit: Visit;
  /** Origins of the portal without and with the guard. */
  open: string;
  guarded: string;
  /** A folder for files. */
  folder: string;
  /** Texts of the dashboards in Chromium, or the reason why there are none. */
  readInChromium: () => Promise<string[] | { reason: string }>;
};

export type Step = {
  name: string;
  /** Whether `--short` does it. */
  isShort?: true;
  needs?: Ability[];
  run: (stage: Stage) => Promise<void>;
};

const LOGIN: Find = { label: 'Login' };
const LOGIN_PASSWORD: Find = { label: 'Senha' };
const SUBMIT: Find = { within: { role: 'main' }, role: 'button', name: 'Entrar' };
const TOAST: Find = { selector: '.redux-toastr .toastr' };
const ENTRIES = '/app/entries?kind=receivable&status=overdue';

const heading = (name: string): Find => ({ role: 'heading', level: 1, name });
const button = (name: string): Find => ({ role: 'button', name });
const userButton = (user: SeedUser): Find => ({ role: 'button', name: user.name });

async function submitLogin(tab: Tab, login: string, password: string): Promise<void> {
  await tab.fill(LOGIN, login);
  await tab.fill(LOGIN_PASSWORD, password);
  await tab.click(SUBMIT);
}

/** Signs in as the editor of the finance dashboard, or as another person. */
async function signIn(tab: Tab, origin: string, user: SeedUser = bruno): Promise<void> {
  await tab.goto(`${origin}/user/login`);
  await submitLogin(tab, user.login, PASSWORD);
  await tab.see(userButton(user));
  // The portal stores the session shortly after it shows the page.
  await until(
    'the stored role',
    async () => (await tab.evaluate("localStorage.getItem('theme-user-role')")) !== null,
  );
}

/** Opens the choices of the appearance in the user menu. */
async function openAppearance(tab: Tab, user: SeedUser): Promise<void> {
  await tab.click(userButton(user));
  await tab.see({ role: 'region', name: 'Aparência' });
}

const DASHBOARDS = ['default', 'vendas', 'financeiro'];

/** Returns the texts of all dashboards without spaces and times of the day. */
export async function readDashboards(tab: Tab, origin: string): Promise<string[]> {
  await signIn(tab, origin, ana);
  const texts: string[] = [];
  for (const code of DASHBOARDS) {
    await tab.goto(`${origin}/app/dashboards/${code}`);
    await tab.see({ role: 'heading', level: 1 });
    texts.push(await readFigures(tab));
  }
  return texts;
}

/** A chart is drawn when it is seen, and its axis depends on the width. Its sentence has the figures. */
const TEXT_WITHOUT_CHARTS = `(() => {
  const copy = document.querySelector('main').cloneNode(true);
  for (const plot of copy.querySelectorAll('[data-active]')) plot.parentElement.remove();
  return copy.textContent;
})()`;

/** Returns the text of the dashboard, as soon as it has amounts and no part is loading. */
const readFigures = (tab: Tab): Promise<string> =>
  until('amounts', async () => {
    const text = String(await tab.evaluate(TEXT_WITHOUT_CHARTS));
    const plain = text.replace(/\s+/g, '').replace(/\d\d:\d\d/g, '');
    return /R\$\d/.test(plain) && !plain.includes('Carregando') && plain;
  });

/** Fills a combobox and takes the option that begins with the text. */
async function chooseOption(tab: Tab, label: string, option: string): Promise<void> {
  await tab.fill({ label }, option);
  await tab.click({ role: 'option', part: option });
}

const today = () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(new Date());

/** Adds an entry to receive, which is due today. */
async function addEntry(tab: Tab, origin: string, name: string): Promise<void> {
  await tab.goto(`${origin}/app/entries/new`);
  await tab.fill({ label: 'Cliente ou fornecedor' }, name);
  await chooseOption(tab, 'Categoria', 'Venda de mercadorias');
  await chooseOption(tab, 'Forma de pagamento', 'PIX');
  await tab.fill({ label: 'Emissão' }, today());
  await tab.fill({ label: 'Vencimento' }, today());
  await tab.fill({ label: 'Valor (R$)' }, '450,90');
  await tab.click(button('Salvar'));
  await tab.see(heading('Lançamentos'));
}

const rowOf = (name: string): Find => ({ role: 'row', part: name });

/** Returns the page with the entries of one name. */
const listOf = (origin: string, name: string) => `${origin}/app/entries?search=${encodeURIComponent(name)}`;

export const STEPS: Step[] = [
  {
    name: 'a person signs in, a reload keeps the session, and sign-out ends it',
    isShort: true,
    run: async ({ tab, guarded }) => {
      await tab.goto(guarded);
      await submitLogin(tab, bruno.login, PASSWORD);
      await tab.see(heading('Financeiro'));
      await tab.seeValue('location.pathname', '/app/dashboards/financeiro');
      await tab.reload();
      await tab.see(heading('Financeiro'));
      await tab.click(userButton(bruno));
      await tab.click(button('Sair'));
      await tab.see(SUBMIT);
      await tab.seeValue("localStorage.getItem('portal-token')", null);
    },
  },
  {
    name: 'empty fields, a wrong password and a blocked user are refused in words',
    run: async ({ tab, open }) => {
      await tab.goto(`${open}/user/login`);
      await tab.click(SUBMIT);
      await tab.see({ text: 'Informe o login' });
      await submitLogin(tab, bruno.login, 'senha-errada');
      await tab.see({ role: 'alert' });
      assert.equal(await tab.evaluate("localStorage.getItem('portal-token')"), null);
      await submitLogin(tab, davi.login, PASSWORD);
      await tab.see({ within: { role: 'alert' }, text: 'bloque' });
      await submitLogin(tab, bruno.login, PASSWORD);
      await tab.see(heading('Financeiro'));
    },
  },
  {
    name: 'the language changes at once, from right to left after a reload, and is kept',
    isShort: true,
    run: async ({ tab, open }) => {
      await tab.goto(`${open}/user/login`);
      await tab.see(SUBMIT);
      await tab.choose({ role: 'combobox' }, 'en-US');
      await tab.see({ within: { role: 'main' }, role: 'button', name: 'Sign in' });
      await tab.seeValue('document.documentElement.lang', 'en-US');
      await tab.choose({ role: 'combobox' }, 'en-EN');
      await tab.seeValue('document.documentElement.dir', 'rtl');
      await tab.see({ within: { role: 'main' }, role: 'button', name: 'Sign in' });
      await tab.reload();
      await tab.seeValue('document.documentElement.dir', 'rtl');
      await tab.choose({ role: 'combobox' }, 'pt-BR');
      await tab.seeValue('document.documentElement.dir', 'ltr');
      await tab.see(SUBMIT);
    },
  },
  {
    name: 'from right to left, the main menu is at the right and nothing is wider than the page',
    isShort: true,
    run: async ({ tab, open }) => {
      await tab.goto(`${open}/user/login`);
      await tab.evaluate("localStorage.setItem('theme_lang', 'en-EN')");
      await tab.goto(`${open}/app`);
      await tab.see({ role: 'navigation', name: 'Main menu' });
      const menu = "document.querySelector('nav').getBoundingClientRect()";
      await tab.seeValue(`${menu}.left > innerWidth / 2`, true);
      await tab.seeValue('document.documentElement.scrollWidth <= innerWidth', true);
    },
  },
  {
    name: 'the dark mode applies without a reload, and a reload keeps it',
    run: async ({ tab, open }) => {
      await signIn(tab, open);
      const color = 'getComputedStyle(document.documentElement).backgroundColor';
      const light = await tab.evaluate(color);
      await tab.evaluate('window.isSamePage = true');
      await openAppearance(tab, bruno);
      await tab.click({ role: 'radio', name: 'Escuro' });
      await tab.seeValue(`${color} !== ${JSON.stringify(light)}`, true);
      assert.equal(await tab.evaluate('window.isSamePage'), true);
      await tab.reload();
      await tab.seeValue(`${color} !== ${JSON.stringify(light)}`, true);
    },
  },
  {
    name: 'a page is opened by the main menu, and Back returns',
    isShort: true,
    run: async ({ tab, open }) => {
      await signIn(tab, open);
      const menu: Find = { role: 'navigation', name: 'Menu principal' };
      await tab.click({ within: menu, role: 'link', name: 'Lançamentos' });
      await tab.see(heading('Lançamentos'));
      await tab.driver.back();
      await tab.see(heading('Financeiro'));
    },
  },
  {
    name: 'the palette finds a dashboard without accents, by keyboard alone',
    isShort: true,
    run: async ({ tab, open }) => {
      await signIn(tab, open, carla);
      await tab.see({ role: 'heading', level: 1 });
      await tab.driver.pressControl('k');
      await tab.see({ role: 'dialog', name: 'Buscar ou ir para' });
      await tab.driver.type('vendas');
      await tab.see({ role: 'option', part: 'Vendas' });
      await tab.press('Enter');
      await tab.seeValue('location.pathname', '/app/dashboards/vendas');
      await tab.seeNone({ role: 'dialog' });
    },
  },
  {
    name: 'the dashboards have the texts and figures of Chromium',
    isShort: true,
    run: async ({ tab, open, readInChromium }) => {
      const expected = await readInChromium();
      if ('reason' in expected) throw new CannotCompare(expected.reason);
      const texts = await readDashboards(tab, open);
      assert.deepEqual(texts, expected);
    },
  },
  {
    name: 'the list is sorted and searched by the server',
    isShort: true,
    run: async ({ tab, open }) => {
      await signIn(tab, open);
      await tab.goto(open + ENTRIES);
      const names: Find = { within: { role: 'table' }, role: 'rowheader' };
      await tab.see(names);
      await tab.click({ within: { role: 'columnheader', part: 'Valor' }, role: 'link' });
      await tab.seeValue("location.search.includes('sort=')", true);
      const [first = ''] = await tab.readAll(names);
      await tab.fill({ role: 'searchbox' }, first.slice(0, 5));
      await tab.press('Enter');
      await tab.seeValue("location.search.includes('search=')", true);
      await until('rows of the search', async () => {
        const found = await tab.readAll(names);
        const isFound = found.length > 0 && found.every((name) => name.startsWith(first.slice(0, 5)));
        assert.ok(isFound, `${first}: ${found.join(', ')}, ${String(await tab.evaluate('location.search'))}`);
        return true;
      });
    },
  },
  {
    name: 'an entry is added, deleted, restored and paid',
    isShort: true,
    run: async ({ tab, open }) => {
      const name = 'Padaria dos Três Motores';
      await signIn(tab, open, elisa);
      await addEntry(tab, open, name);
      await tab.goto(listOf(open, name));
      await tab.click({ within: rowOf(name), role: 'button', part: 'Excluir' });
      await tab.click(button('Desfazer'));
      await tab.see({ text: '1 lançamento restaurado.' });
      await tab.goto(listOf(open, name));
      await tab.click({ within: rowOf(name), role: 'button', part: 'Registrar recebimento' });
      await tab.click({ within: { role: 'dialog' }, role: 'button', name: 'Confirmar recebimento' });
      await tab.see({ text: `Recebimento registrado: ${name}, R$ 450,90` });
      await tab.seeNone({ within: rowOf(name), role: 'button', part: 'Registrar recebimento' });
      await tab.seeText(rowOf(name), '450,90');
    },
  },
  {
    name: 'typed values are asked about before the form is left',
    isShort: true,
    run: async ({ tab, open }) => {
      await signIn(tab, open);
      await tab.goto(open + ENTRIES);
      await tab.click({ within: { role: 'table' }, selector: 'tbody a' });
      await tab.fill({ label: 'Documento' }, 'NF typed');
      await tab.driver.back();
      await tab.click({ within: { role: 'alertdialog' }, role: 'button', name: 'Continuar editando' });
      await tab.seeText({ label: 'Documento' }, 'NF typed');
      await tab.driver.back();
      await tab.click({ within: { role: 'alertdialog' }, role: 'button', name: 'Sair sem salvar' });
      await tab.see(heading('Lançamentos'));
    },
  },
  {
    name: 'the list is exported as csv',
    needs: ['downloads'],
    run: async ({ tab, visit, open }) => {
      await signIn(tab, open);
      await tab.goto(open + ENTRIES);
      await tab.click(button('Escolher o formato'));
      await tab.click({ role: 'menuitem', part: 'Texto' });
      await tab.seeText(TOAST, 'Exportação concluída.');
      const name = await until('the file', () =>
        Promise.resolve(readdirSync(visit.downloads).find((file) => file.endsWith('.csv'))),
      );
      assert.match(name, /^lancamentos-\d{4}-\d\d-\d\d\.csv$/);
      assert.match(readFileSync(join(visit.downloads, name), 'utf8'), /"A receber"/);
    },
  },
  {
    name: 'a file is imported to the end, and the import is undone',
    isShort: true,
    run: async ({ tab, open, folder }) => {
      const file = join(folder, 'contas a receber.csv');
      const lines = [
        'Cliente;Nota;Vencimento;Valor;Forma;Categoria',
        `Oficina dos Motores;NF 901;${today()};1.234,56;PIX;Venda de mercadorias`,
        `Oficina dos Motores;NF 902;${today()};89,90;PIX;Venda de mercadorias`,
      ];
      writeFileSync(file, lines.join('\r\n'));
      await signIn(tab, open);
      await tab.goto(`${open}/app/entries/import`);
      await tab.see(heading('Importar lançamentos'));
      await tab.upload('input[type="file"]', file);
      await tab.click(button('Importar 2 lançamentos'));
      await tab.see({ role: 'heading', name: '2 lançamentos importados' });
      await tab.click({ role: 'button', part: 'Desfazer importação' });
      await tab.click({ within: { role: 'alertdialog' }, role: 'button', part: 'Desfazer' });
      await tab.see({ text: 'Importação desfeita' });
      await tab.goto(listOf(open, 'Oficina dos Motores'));
      await tab.see({ text: 'Nenhum lançamento' });
    },
  },
  {
    name: 'the password is changed, and changed back',
    run: async ({ tab, open }) => {
      const change = async (from: string, to: string) => {
        await tab.click(userButton(elisa));
        await tab.click(button('Trocar senha'));
        await tab.fill({ label: 'Senha atual' }, from);
        await tab.fill({ label: 'Nova senha' }, to);
        await tab.click({ within: { role: 'dialog' }, role: 'button', name: 'Trocar senha' });
        await tab.seeNone({ role: 'dialog', name: 'Trocar senha' });
      };
      await signIn(tab, open, elisa);
      await change(PASSWORD, 'uma senha nova');
      await tab.reload();
      await tab.see(userButton(elisa));
      await change('uma senha nova', PASSWORD);
    },
  },
  {
    name: 'sign-out in one tab ends the session of another tab',
    run: async ({ tab, guarded }) => {
      await signIn(tab, guarded);
      const other = new Tab(await tab.driver.newTab());
      await other.goto(`${guarded}/app/entries?view=all`);
      await other.see(heading('Lançamentos'));
      await tab.click(userButton(bruno));
      await tab.click(button('Sair'));
      await tab.see(SUBMIT);
      await other.see(SUBMIT);
      await other.seeNone({ role: 'table' });
    },
  },
  {
    name: 'Back after sign-out, and after another site, shows no data of a session [specification §8.27]',
    run: async ({ tab, guarded, open }) => {
      await signIn(tab, guarded);
      await tab.goto(`${guarded}/app/entries?view=all`);
      await tab.see({ within: { role: 'table' }, role: 'rowheader' });
      // The other origin is another site, so the browser may keep the page as it was.
      await tab.goto(`${open}/user/login`);
      const other = new Tab(await tab.driver.newTab());
      await other.goto(`${guarded}/app`);
      await other.click(userButton(bruno));
      await other.click(button('Sair'));
      await other.see(SUBMIT);
      await tab.driver.show();
      await tab.driver.back();
      await tab.see(SUBMIT);
      await tab.seeNone({ role: 'table' });
    },
  },
  {
    name: 'the dashboard is printed',
    needs: ['print'],
    run: async ({ tab, open }) => {
      await signIn(tab, open);
      await tab.see(heading('Financeiro'));
      const pdf = await tab.driver.print();
      assert.equal(Buffer.from(pdf.slice(0, 5)).toString(), '%PDF-');
    },
  },
  {
    name: 'at 320 pixels nothing is wider than the page',
    needs: ['narrow windows'],
    run: async ({ tab, open }) => {
      await tab.driver.resize(320, 800);
      await signIn(tab, open);
      for (const path of [
        '/app/dashboards/financeiro',
        '/app/entries?view=all',
        '/app/entries/new',
        '/app/entries/import',
      ]) {
        await tab.goto(open + path);
        await tab.see({ role: 'heading', level: 1 });
        assert.ok(Number(await tab.evaluate('document.documentElement.scrollWidth')) <= 320, path);
      }
    },
  },
];

/** There is nothing to compare with. The message is the reason of a skipped step. */
export class CannotCompare extends Error {}
