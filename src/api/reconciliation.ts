// The lines of bank statements, and what a person says that they are.
import { isLineCandidates } from '../../api-spec/validators/isLineCandidates.gen';
import { isProposalList } from '../../api-spec/validators/isProposalList.gen';
import { isReconciled } from '../../api-spec/validators/isReconciled.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import { dropRepeated } from './dropRepeated';
import { fillPath } from './fillPath';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';
import { expectBody, expectNothing, submit, submitJson } from './submissions';

export type ProposalList = ResponseOf<'listProposals'>;
export type WaitingLine = ProposalList['lines'][number];
export type Proposal = NonNullable<WaitingLine['proposal']>;
export type LineCandidates = ResponseOf<'listLineCandidates'>;
export type LineCandidateGroup = LineCandidates['recorded'];
export type LineCandidate = LineCandidateGroup['items'][number];
type CandidateSearch = { id: string; search?: string; amountCents?: number };
type Reconciliation = BodyOf<'reconcileLines'>;
export type ReconciledLine = Reconciliation['lines'][number];

const PROPOSALS_PATH = '/money-accounts/{id}/proposals';
const CANDIDATES_PATH = '/statements/lines/{id}/candidates';

/** Payments change entries, balances and figures, and each act changes a line of the statement. */
const invalidatesTags = [ENTRIES] as const;

export const reconciliationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** It is loaded again on request alone, so a line that a person has just reconciled stays in its place. */
    listProposals: build.query<ProposalList, string>({
      query: (id) => ({ ...getJson(PROPOSALS_PATH), path: fillPath(PROPOSALS_PATH, { id }) }),
      providesTags: tagFailure,
      rawResponseSchema: responseSchema(isProposalList),
      transformResponse: (list: ProposalList) => ({
        ...list,
        lines: dropRepeated(list.lines, ({ id }) => id),
      }),
    }),
    listLineCandidates: build.query<LineCandidates, CandidateSearch>({
      query: ({ id, search, amountCents }) => ({
        ...getJson(CANDIDATES_PATH),
        path: fillPath(CANDIDATES_PATH, { id }, { search, amountCents: amountCents?.toString() }),
      }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isLineCandidates),
      transformResponse: ({ recorded, open }: LineCandidates) => ({
        recorded: keepKinds(recorded, ['payment', 'transfer']),
        open: keepKinds(open, ['entry']),
      }),
    }),
    reconcileLines: build.mutation<ResponseOf<'reconcileLines'>, { accountId: string; body: Reconciliation }>(
      {
        queryFn: submit(
          ({ accountId, body }) => submitJson('/money-accounts/{id}/reconciliation', body, { id: accountId }),
          expectBody(isReconciled),
        ),
        invalidatesTags,
      },
    ),
    recordLine: build.mutation<ResponseOf<'recordLine'>, { id: string; body: BodyOf<'recordLine'> }>({
      queryFn: submit(
        ({ id, body }) => submitJson('/statements/lines/{id}/record', body, { id }),
        expectBody(isReconciled),
      ),
      invalidatesTags,
    }),
    unmatchLine: build.mutation<null, { id: string; body: BodyOf<'unmatchLine'> }>({
      queryFn: submit(
        ({ id, body }) => submitJson('/statements/lines/{id}/unmatch', body, { id }),
        expectNothing,
      ),
      invalidatesTags,
    }),
    ignoreLine: build.mutation<null, { id: string; body: BodyOf<'ignoreLine'> }>({
      queryFn: submit(
        ({ id, body }) => submitJson('/statements/lines/{id}/ignore', body, { id }),
        expectNothing,
      ),
      invalidatesTags,
    }),
    restoreLine: build.mutation<null, { id: string; body: BodyOf<'restoreLine'> }>({
      queryFn: submit(
        ({ id, body }) => submitJson('/statements/lines/{id}/restore', body, { id }),
        expectNothing,
      ),
      invalidatesTags,
    }),
  }),
});

/** The portal cannot choose other kinds. */
const keepKinds = (group: LineCandidateGroup, kinds: readonly string[]): LineCandidateGroup => ({
  ...group,
  items: dropRepeated(group.items, ({ kind, id }) => `${kind} ${id}`).filter(({ kind }) =>
    kinds.includes(kind),
  ),
});

export const {
  useIgnoreLineMutation,
  useListLineCandidatesQuery,
  useListProposalsQuery,
  useReconcileLinesMutation,
  useRecordLineMutation,
  useRestoreLineMutation,
  useUnmatchLineMutation,
} = reconciliationApi;
