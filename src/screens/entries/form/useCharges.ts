import { useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { computeLateCharges } from '../../../../api-spec/lateCharges';
import type { LateCharges } from '../../../../api-spec/lateCharges';
import { useGetCompanyQuery } from '../../../api/company';
import type { Entry } from '../../../api/entries';
import { loadHistory } from '../../../api/entry';
import type { EntryHistory } from '../../../api/entry';
import { useSessionArg } from '../../../controls/useSessionArg';
import { useAppDispatch } from '../../../store/hooks';

type Payments = EntryHistory['payments'];
type Loaded = { entries: readonly Entry[]; payments: ReadonlyMap<string, Payments> };
type Found = {
  charged: { entry: Entry; charges: LateCharges }[];
  /** The late entries whose payments could not be loaded. */
  unknown: number;
};

/** The entries whose payments are loaded at most, because each one is a request. */
const MAX_LOADED = 50;

/** A backend that does not say so may have payments. */
const isUnpaid = ({ hasPayment = true }: Entry) => !hasPayment;

/**
 * Returns a function that computes the fine and the interest of late entries on a day of payment. It returns null while their
 * payments are loaded, and if the company has no such charges.
 */
export function useCharges(entries: readonly Entry[]): (paidOn: string) => Found | null {
  // A backend without payments of parts has no charges either.
  const late = entries.filter(
    ({ kind, status, openCents }) => kind === 'receivable' && status === 'overdue' && openCents !== undefined,
  );
  const arg = useSessionArg(late.length === 0 ? skipToken : undefined);
  const { currentData: company } = useGetCompanyQuery(arg);
  const hasRates = Boolean(company?.fineBasisPoints ?? company?.interestBasisPoints);
  const payments = usePayments(entries, hasRates ? late.filter((entry) => !isUnpaid(entry)) : []);
  return (paidOn) => {
    if (company === undefined || !hasRates || payments === null) return null;
    const found = late.map((entry) => {
      const own = isUnpaid(entry) ? [] : payments.get(entry.id);
      const debt = { entry: { ...entry, openCents: entry.openCents ?? 0 }, payments: own ?? [] };
      return { entry, isKnown: own !== undefined, charges: computeLateCharges(company, debt, paidOn) };
    });
    return {
      charged: found.flatMap(({ entry, isKnown, charges }) =>
        isKnown && charges !== null ? [{ entry, charges }] : [],
      ),
      unknown: found.filter(({ isKnown, entry }) => !isKnown && paidOn > entry.effectiveDueOn).length,
    };
  };
}

/** Loads the payments of entries. Returns null until all are loaded or have failed. */
function usePayments(entries: readonly Entry[], paid: readonly Entry[]): Loaded['payments'] | null {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const ids = paid.map(({ id }) => id).join(' ');
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const payments = new Map<string, Payments>();
      // In turn, because a browser or backend may limit the number of calls at once.
      for (const id of ids.split(' ').slice(0, MAX_LOADED)) {
        const { data } = await dispatch(loadHistory(id));
        if (!isCurrent) return;
        if (data) payments.set(id, data.payments);
      }
      setLoaded({ entries, payments });
    };
    if (ids !== '') void load();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, entries, ids]);
  if (paid.length === 0) return new Map();
  return loaded?.entries === entries ? loaded.payments : null;
}
