import type { LightMyRequestResponse } from 'fastify';
import { addDays } from '../../../api-spec/days';
import type { components } from '../../../api-spec/schema.gen';
import type { Command, Ledger, NewEntry } from './ledgers';

type Schemas = components['schemas'];
type Entry = Schemas['Entry'];
type Payment = Schemas['Payment'];
type Method = 'GET' | 'POST' | 'PUT';

/** Sends a request to the API of one backend. */
export type Send = (method: Method, path: string, body?: object) => Promise<Received>;
type Received = Pick<LightMyRequestResponse, 'statusCode' | 'body' | 'json'>;

/** Reads the JSON of a path. @throws if the response is none. */
export async function readJson<T>(send: Send, path: string): Promise<T> {
  const response = await send('GET', path);
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  return response.json<T>();
}

/** Enters the company's data and the entries of a ledger, and what people do with them. */
export async function keepLedger(
  send: Send,
  { situation, opening, target, commands }: Ledger,
): Promise<void> {
  const { today, timeZone } = situation;
  const ids: string[] = [];
  const deletedIds: string[] = [];
  const holidays: Schemas['Holiday'][] = [];
  const dayOf = (offset: number) => addDays(today, offset);

  /** A command that does not fit is refused, but never with an error of the server. */
  async function write(method: Method, path: string, body: object): Promise<Received | null> {
    const received = await send(method, path, body);
    const { statusCode, body: text } = received;
    if (![200, 201, 204, 409, 422].includes(statusCode))
      throw new Error(`${method} ${path}: ${statusCode} ${text}`);
    return statusCode < 300 ? received : null;
  }

  async function changeCompany(): Promise<void> {
    const { version } = await readJson<Schemas['Company']>(send, '/company');
    await write('PUT', '/company', {
      ...{
        name: 'Aurora',
        timeZone,
        openingCents: opening.cents,
        openingOn: dayOf(opening.on),
        weekStartsOn: 7,
      },
      ...{ monthlyTargetCents: target, holidays, version },
    });
  }

  const toInput = ({ of, counterparty, form, document, due, lead, amountCents }: NewEntry) => ({
    ...{ ...of, counterparty, form, document, amountCents },
    ...{ dueOn: dayOf(due), issuedOn: dayOf(due - lead) },
  });
  const toPayment = ({ amountCents, paid }: NewEntry) =>
    paid && { paidOn: dayOf(paid.on), paidCents: Math.round(amountCents * paid.portion) };

  /** Adds several entries, and remembers their ids. */
  async function addMany(path: string, body: object): Promise<void> {
    const added = await write('POST', path, body);
    if (added !== null) ids.push(...added.json<Schemas['AddedEntries']>().ids);
  }

  const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];
  async function readEntry(at: number): Promise<Entry | undefined> {
    const id = pick(
      ids.filter((one) => !deletedIds.includes(one)),
      at,
    );
    return id === undefined ? undefined : readJson<Entry>(send, `/entries/${id}`);
  }
  const readPayments = async ({ id }: Entry): Promise<Payment[]> =>
    (await readJson<Schemas['EntryHistory']>(send, `/entries/${id}/history`)).payments;

  await changeCompany();
  for (const command of commands) await run(command);

  async function run(command: Command): Promise<void> {
    switch (command.what) {
      case 'entry': {
        const added = await write('POST', '/entries', { ...toInput(command), ...toPayment(command) });
        if (added !== null) ids.push(added.json<Entry>().id);
        return;
      }
      case 'installments': {
        const { first, count, rhythm } = command;
        const { dueOn, amountCents, ...values } = toInput(first);
        const plan = { count, firstDueOn: dueOn, rhythm };
        return addMany('/entries/installments', { ...values, totalCents: amountCents, plan });
      }
      case 'series': {
        const { first, occurrences, rhythm } = command;
        return addMany('/series', { ...toInput(first), occurrences, rhythm });
      }
      case 'holiday':
        if (holidays.some(({ day }) => day === dayOf(command.on))) return;
        holidays.push({ day: dayOf(command.on), name: 'Feriado' });
        return changeCompany();
      case 'restore': {
        const id = pick(deletedIds, command.at);
        if (id === undefined) return;
        await write('POST', '/entries/restorations', { ids: [id] });
        deletedIds.splice(deletedIds.indexOf(id), 1);
        return;
      }
      default: {
        const entry = await readEntry(command.at);
        if (entry !== undefined) await change(entry, command);
      }
    }
  }

  type OfEntry = Extract<Command, { at: number }>;

  async function change(entry: Entry, command: OfEntry): Promise<void> {
    const { id, version, openCents = 0 } = entry;
    switch (command.what) {
      case 'payment': {
        const { on, principal, discount, interestCents, fineCents, feeCents, form } = command;
        const principalCents = Math.floor(openCents * principal);
        const discountCents = Math.floor((openCents - principalCents) * discount);
        const money = principalCents + interestCents + fineCents;
        await write('POST', `/entries/${id}/payments`, {
          ...{ version, paidOn: dayOf(on), form, principalCents, discountCents, interestCents, fineCents },
          feeCents: Math.min(feeCents, money),
        });
        return;
      }
      case 'refund': {
        const paid = (await readPayments(entry))
          .filter(isActive)
          .filter(({ refundOf }) => refundOf === undefined);
        const payment = pick(paid, command.payment);
        if (payment === undefined) return;
        const principalCents = Math.floor(payment.principalCents * command.principal);
        const giveBack = (part: number) => Math.floor(part * command.charges);
        const [interestCents, fineCents] = [giveBack(payment.interestCents), giveBack(payment.fineCents)];
        const paidOn = addDays(payment.paidOn, command.later);
        await write('POST', `/entries/${id}/payments/${payment.id}/refund`, {
          ...{ version, form: command.form, principalCents, interestCents, fineCents },
          paidOn: paidOn > today ? today : paidOn,
          discountCents: Math.floor(principalCents * command.discount),
          feeCents: Math.min(giveBack(payment.feeCents), principalCents + interestCents + fineCents),
        });
        return;
      }
      case 'void': {
        const payment = pick((await readPayments(entry)).filter(isActive), command.payment);
        if (payment === undefined) return;
        await write('POST', `/entries/${id}/payments/${payment.id}/void`, { version, reason: 'Engano' });
        return;
      }
      case 'close': {
        const paidCents = openCents + (openCents === entry.amountCents ? command.more : 0);
        await write('POST', '/entries/payments', {
          entries: [{ id, version, paidOn: dayOf(command.on), paidCents }],
        });
        return;
      }
      case 'change': {
        const values = { ...toInput(command.to), ...toPayment(command.to) };
        const { paidOn, paidCents } = entry;
        const kept =
          command.keeps === 'nothing'
            ? {}
            : { paidOn, paidCents, ...(command.keeps === 'all' && { amountCents: entry.amountCents }) };
        await write('PUT', `/entries/${id}`, { ...values, ...kept, version });
        return;
      }
      case 'selected':
        await write('POST', '/entries/changes', {
          entries: [{ id, version, form: command.form, dueOn: dayOf(command.due) }],
        });
        return;
      case 'delete':
        await write('POST', '/entries/deletions', { ids: [id] });
        deletedIds.push(id);
        return;
      case 'occurrences': {
        const { scope, amountCents } = command;
        if (entry.occurrence === undefined) return;
        if (amountCents === null) {
          const deleted = await write('POST', `/entries/${id}/occurrences/deletion`, { version, scope });
          if (deleted !== null) deletedIds.push(...deleted.json<Schemas['ChangedOccurrences']>().ids);
          return;
        }
        const { counterparty, category, form, issuedOn, dueOn } = entry;
        await write('POST', `/entries/${id}/occurrences`, {
          ...{ version, scope, counterparty, category, form, issuedOn, dueOn, amountCents },
        });
      }
    }
  }
}

const isActive = ({ voided }: Payment): boolean => voided === undefined;
