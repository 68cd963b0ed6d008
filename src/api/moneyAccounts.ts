// The bank, cash and card accounts of the company, and the transfers between them.
import { isAccountMovements } from '../../api-spec/validators/isAccountMovements.gen';
import { isMoneyAccount } from '../../api-spec/validators/isMoneyAccount.gen';
import { isMoneyAccountList } from '../../api-spec/validators/isMoneyAccountList.gen';
import { isTransfer } from '../../api-spec/validators/isTransfer.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import { dropRepeated } from './dropRepeated';
import { fillPath } from './fillPath';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';
import { expectBody, submit, submitChange, submitJson } from './submissions';

export type MoneyAccountList = ResponseOf<'listMoneyAccounts'>;
export type MoneyAccount = MoneyAccountList['accounts'][number];
export type AccountMovements = ResponseOf<'listAccountMovements'>;
export type Movement = AccountMovements['movements'][number];
type Transfer = ResponseOf<'addTransfer'>;

/** Returns the accounts that take payments and transfers. */
export const listOpenAccounts = ({ accounts }: MoneyAccountList): MoneyAccount[] =>
  accounts.filter(({ isArchived }) => !isArchived);

const MOVEMENTS_PATH = '/money-accounts/{id}/movements';

/** Balances change with payments, and figures change with accounts and transfers. */
const invalidatesTags = [ENTRIES] as const;

export const moneyAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMoneyAccounts: build.query<MoneyAccountList, undefined>({
      query: () => getJson('/money-accounts'),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isMoneyAccountList),
      transformResponse: (list: MoneyAccountList) => ({
        ...list,
        accounts: dropRepeated(list.accounts, ({ id }) => id),
      }),
    }),
    listAccountMovements: build.query<AccountMovements, { id: string; after?: string; until?: string }>({
      query: ({ id, ...parameters }) => ({
        ...getJson(MOVEMENTS_PATH),
        path: fillPath(MOVEMENTS_PATH, { id }, parameters),
      }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isAccountMovements),
      transformResponse: (page: AccountMovements) => ({
        ...page,
        movements: dropRepeated(page.movements, ({ id }) => id),
      }),
    }),
    addMoneyAccount: build.mutation<MoneyAccount, BodyOf<'addMoneyAccount'>>({
      queryFn: submit((values) => submitJson('/money-accounts', values), expectBody(isMoneyAccount)),
      invalidatesTags,
    }),
    changeMoneyAccount: build.mutation<MoneyAccount, { id: string; body: BodyOf<'changeMoneyAccount'> }>({
      queryFn: submit(
        ({ id, body }) => submitChange('/money-accounts/{id}', body, { id }),
        expectBody(isMoneyAccount),
      ),
      invalidatesTags,
    }),
    addTransfer: build.mutation<Transfer, BodyOf<'addTransfer'>>({
      queryFn: submit((values) => submitJson('/transfers', values), expectBody(isTransfer)),
      invalidatesTags,
    }),
    voidTransfer: build.mutation<Transfer, { id: string; body: BodyOf<'voidTransfer'> }>({
      queryFn: submit(
        ({ id, body }) => submitJson('/transfers/{id}/void', body, { id }),
        expectBody(isTransfer),
      ),
      invalidatesTags,
    }),
  }),
});

export const {
  useAddMoneyAccountMutation,
  useAddTransferMutation,
  useChangeMoneyAccountMutation,
  useListAccountMovementsQuery,
  useListMoneyAccountsQuery,
  useVoidTransferMutation,
} = moneyAccountsApi;

/** Loads the present accounts. Dispatch it. */
export const loadAccounts = () =>
  moneyAccountsApi.endpoints.listMoneyAccounts.initiate(undefined, { forceRefetch: true, subscribe: false });
