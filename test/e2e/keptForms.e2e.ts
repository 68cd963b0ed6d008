// Typed values survive a session that ends by a 401: the same user finds them again after the sign-in, another one does not.
import type { Page, Request } from '@playwright/test';
import { ana, elisa, expect, signIn, submitLogin, test } from './portal';
import type { Watch } from './portal';
import { longIf } from './long';

/**
 * Returns a function that waits until the page has nothing to send any more. A request that follows the typing, such as that for
 * names, would end the session before the submit.
 */
function watchSilence(page: Page): () => Promise<void> {
  let lastAt = Date.now();
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  const end = (request: Request) => {
    running.delete(request);
    lastAt = Date.now();
  };
  page.on('requestfinished', end).on('requestfailed', end);
  return () => expect.poll(() => running.size === 0 && Date.now() - lastAt > SILENCE_MS).toBe(true);
}

/** Ends the session on the server. The portal learns it by the 401 of its next request. */
async function endSession(page: Page, portal: string, watch: Watch): Promise<void> {
  const token: unknown = JSON.parse(
    await page.evaluate(() => localStorage.getItem('portal-token') ?? 'null'),
  );
  watch.expectLog(/401 \(Unauthorized\)/);
  // This request has no cookies, so the server asks for no XSRF token.
  const response = await fetch(`${portal}/api/session/end`, {
    method: 'POST',
    headers: { authorization: `Bearer ${String(token)}` },
  });
  expect(response.ok).toBe(true);
}

/** Longer than the pause of a field before it sends what was typed. */
const SILENCE_MS = 1_000;

type Form = {
  name: string;
  path: string;
  type: (page: Page) => Promise<void>;
  submit: (page: Page) => Promise<void>;
  expectTyped: (page: Page) => Promise<void>;
  expectNothingTyped: (page: Page) => Promise<void>;
};

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();
/** The first overdue entry may be of either kind. */
const PAID = /^Valor (?:pago|recebido) \(R\$\)$/;
const DISCOUNT = 'Lançar o resto como desconto';
const mapping = (page: Page) => page.getByRole('combobox', { name: 'Observação', exact: true });

const FORMS: readonly Form[] = [
  {
    name: 'the form of an entry',
    path: '/app/entries/new',
    type: async (page) => {
      // A kind that is chosen after the name asks for names again.
      await page.getByRole('radio', { name: 'A receber' }).click();
      await page.getByLabel('Cliente ou fornecedor').fill('Padaria digitada');
    },
    submit: async (page) => {
      for (const name of ['Categoria', 'Forma de pagamento']) {
        await page.getByRole('combobox', { name, exact: true }).click();
        await page.getByRole('option').first().click();
      }
      await page.getByLabel('Emissão', { exact: true }).fill('10/10/2026');
      await page.getByLabel('Vencimento', { exact: true }).fill('10/11/2026');
      await page.getByLabel('Valor (R$)', { exact: true }).fill('10');
      await save(page);
    },
    expectTyped: (page) => expect(page.getByLabel('Cliente ou fornecedor')).toHaveValue('Padaria digitada'),
    expectNothingTyped: (page) => expect(page.getByLabel('Cliente ou fornecedor')).toHaveValue(''),
  },
  {
    name: 'the form of a payment',
    path: '/app/entries?status=overdue',
    type: async (page) => {
      await page
        .getByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ })
        .first()
        .click();
      await page.getByLabel(PAID).fill('12,34');
      await page.getByRole('radio', { name: DISCOUNT }).check();
    },
    submit: (page) => page.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }).click(),
    expectTyped: async (page) => {
      await expect(page.getByLabel(PAID)).toHaveValue('12,34');
      // A discount is chosen again.
      await expect(page.getByRole('radio', { name: DISCOUNT })).not.toBeChecked();
    },
    expectNothingTyped: async (page) => {
      await expect(
        page.getByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ }).first(),
      ).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    name: 'the company',
    path: '/app/company',
    type: (page) => page.getByLabel('Nome da empresa').fill('Empresa digitada'),
    submit: save,
    expectTyped: (page) => expect(page.getByLabel('Nome da empresa')).toHaveValue('Empresa digitada'),
    expectNothingTyped: (page) =>
      expect(page.getByLabel('Nome da empresa')).not.toHaveValue('Empresa digitada'),
  },
  {
    name: 'the import',
    path: '/app/entries/import',
    type: async (page) => {
      const text = 'Cliente;Vencimento;Valor;Observação\r\nPadaria;07/11/2026;1,00;NF 1\r\n';
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'contas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await page.getByText('Como o arquivo foi entendido').click();
      await mapping(page).click();
      // The session ends after the response to this choice.
      const responded = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('option', { name: 'Documento' }).click();
      await responded;
      await expect(page.getByText('4 de 4 colunas')).toBeVisible();
    },
    // Any further choice is a request.
    submit: (page) => page.getByRole('radio', { name: 'A pagar' }).click(),
    expectTyped: async (page) => {
      await page.getByText('Como o arquivo foi entendido').click();
      await expect(mapping(page)).toHaveValue('Documento');
      await expect(page.getByRole('radio', { name: 'A pagar' })).toBeChecked();
    },
    expectNothingTyped: (page) => expect(page.getByLabel('Planilha com os lançamentos')).toBeVisible(),
  },
];

/** The rows of `npm test`. The component tests of entries and payments have the same steps. */
const SHORT_ROWS = ['the same user finds the import', 'another user does not find the form of an entry'];

for (const { name, path, type, submit, expectTyped, expectNothingTyped } of FORMS)
  for (const [who, user, check] of [
    ['the same user finds', ana, expectTyped],
    ['another user does not find', elisa, expectNothingTyped],
  ] as const)
    test(
      `${who} what was typed in ${name} before a 401 [specification §2.131]`,
      longIf(!SHORT_ROWS.includes(`${who} ${name}`)),
      async ({ page, portal, watch }) => {
        await page.setViewportSize({ width: 1366, height: 1600 });
        await signIn(page, portal);
        await page.goto(portal + path);
        const waitForSilence = watchSilence(page);
        await type(page);
        await waitForSilence();
        await endSession(page, portal, watch);
        await submit(page);
        await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
        // `signInAt` would wait for the user button, which an open dialog of a form hides.
        await submitLogin(page, user.login);
        await check(page);
      },
    );
