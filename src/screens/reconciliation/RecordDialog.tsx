import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fold } from '../../../api-spec/fold';
import { useListEntriesQuery } from '../../api/entries';
import { useListCategoriesQuery } from '../../api/entry';
import type { CategoryList } from '../../api/entry';
import { listOpenAccounts, useListMoneyAccountsQuery } from '../../api/moneyAccounts';
import type { MoneyAccount } from '../../api/moneyAccounts';
import type { BodyOf } from '../../api/operationTypes';
import { listCategoryOptions } from '../../controls/entries/listCategoryOptions';
import { formNames } from '../../controls/entries/names.messages';
import { ChoiceField } from '../../controls/form/ChoiceField';
import { RecordForm } from '../../controls/form/RecordForm';
import { useSessionArg } from '../../controls/useSessionArg';
import { day, money } from '../../i18n/formats';
import { Dialog, DialogBody, DialogDetail, DialogHead } from '../../ui/Dialog';
import { TextField } from '../../ui/TextField';
import { WarningBox } from '../../ui/WarningBox';
import { recordTexts } from './record.messages';
import { ENTRY_FORM, TRANSFER_FORM, guessForm, proposeName, toEntry, toTransfer } from './recordForm';
import type { Line } from './useLines';

/** What a person makes out of a line. */
export type Making = { line: Line; what: 'entry' | 'fee' | 'transfer' };

/** Who got a fee, and its category. */
export type Fee = { counterparty: string; category: string };

type LineRecord = Omit<BodyOf<'recordLine'>, 'version'>;
type Props = {
  /** Null: the dialog is closed. */
  making: Making | null;
  accountId: string;
  /** The last fee of this visit. */
  lastFee: Fee | undefined;
  onClose: () => void;
  send: (line: Line, body: LineRecord, outcome: string) => Promise<object | undefined>;
  onRecorded: (making: Making, made?: Fee) => void;
};

/** Asks for what a line does not say, and makes its entry or transfer (specification §2.320, §2.321). */
export function RecordDialog({ making, onClose, ...props }: Props) {
  const [last, setLast] = useState(making);
  // The content stays the same while the dialog closes.
  if (making !== null && making !== last) setLast(making);
  return (
    <Dialog isForm isOpen={making !== null} onClose={onClose} onGone={() => setLast(null)}>
      {last && (
        <>
          <DialogHead>
            <FormattedMessage {...recordTexts[last.what]} />
          </DialogHead>
          <DialogBody>
            {last.what === 'transfer' ? (
              <TransferForm making={last} onClose={onClose} {...props} />
            ) : (
              <EntryForm making={last} onClose={onClose} {...props} />
            )}
          </DialogBody>
        </>
      )}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'making'> & { making: Making };

const FORMS = ['pix', 'boleto', 'card', 'cash', 'transfer'] as const;

function EntryForm({ making, accountId, lastFee, onClose, send, onRecorded }: FormProps) {
  const intl = useIntl();
  const { line, what } = making;
  const categories = useListCategoriesQuery(useSessionArg(undefined));
  const { data: list } = useListMoneyAccountsQuery(useSessionArg(undefined));
  const account = list?.accounts.find(({ id }) => id === accountId);
  const kind = line.cents > 0 ? 'receivable' : 'payable';
  const isFee = what === 'fee';
  const bank = isFee && account !== undefined ? nameBank(account) : '';
  const booked = useListEntriesQuery(
    useSessionArg(bank === '' ? skipToken : { counterparty: bank, kind, sort: '-issuedOn', limit: '1' }),
  );
  // The form begins with these values, so it waits for them.
  if (categories.data === undefined || account === undefined || booked.isLoading) return null;
  const usual = line.usual;
  const counterparty = usual?.counterparty ?? (isFee ? (lastFee?.counterparty ?? bank) : proposeName(line));
  const isNameKnown = counterparty !== '' && (usual !== undefined || isFee);
  const lastCategory = lastFee?.category ?? booked.data?.entries[0]?.category;
  const category =
    usual?.category ?? (isFee ? findFeeCategory(categories.data.categories, lastCategory) : undefined) ?? '';
  return (
    <>
      <DialogDetail>
        <FormattedMessage
          {...(line.cents > 0 ? recordTexts.income : recordTexts.expense)}
          values={describeMoney(intl, line)}
        />
      </DialogDetail>
      {isBeforeBalance(line, account) && (
        <WarningBox>
          <FormattedMessage {...recordTexts.beforeBalance} />
        </WarningBox>
      )}
      <RecordForm
        form={ENTRY_FORM}
        first={line}
        layout="plain"
        toValues={() => ({ counterparty, category, form: isFee ? 'transfer' : guessForm(line) })}
        send={async (values, record) => {
          const name = values.counterparty.trim();
          const error = await send(record, toEntry(values), name);
          if (error !== undefined) return { error };
          onRecorded(making, { counterparty: name, category: values.category });
          return { data: record };
        }}
        load={(record) => Promise.resolve({ data: record })}
        onSaved={onClose}
        // A name out of the text is to be checked first.
        focusFirst={isNameKnown && category === '' ? 'category' : 'counterparty'}
      >
        {(field) => (
          <>
            <TextField {...field('counterparty')} />
            <ChoiceField
              {...field('category')}
              options={listCategoryOptions(intl, categories.data?.categories ?? [], kind, undefined)}
            />
            {!isFee && (
              <ChoiceField
                {...field('form')}
                options={FORMS.map((form) => ({ value: form, label: intl.formatMessage(formNames[form]) }))}
              />
            )}
          </>
        )}
      </RecordForm>
    </>
  );
}

function TransferForm({ making, accountId, onClose, send, onRecorded }: FormProps) {
  const intl = useIntl();
  const { line } = making;
  const { data: list } = useListMoneyAccountsQuery(useSessionArg(undefined));
  if (list === undefined) return null;
  const others = listOpenAccounts(list).filter(({ id }) => id !== accountId);
  const { otherSide } = line;
  const nameOther = (otherId: string) => others.find(({ id }) => id === otherId)?.name ?? '';
  const only = others.length === 1 ? others[0]?.id : undefined;
  return (
    <>
      <DialogDetail>
        <FormattedMessage
          {...(line.cents > 0 ? recordTexts.into : recordTexts.out)}
          values={describeMoney(intl, line)}
        />
      </DialogDetail>
      {otherSide && (
        <DialogDetail>
          <FormattedMessage
            {...recordTexts.otherSide}
            values={{
              day: <bdi>{day(intl, otherSide.day)}</bdi>,
              account: <bdi>{otherSide.accountName}</bdi>,
            }}
          />
        </DialogDetail>
      )}
      <RecordForm
        form={TRANSFER_FORM}
        first={line}
        layout="plain"
        toValues={() => ({ otherAccountId: otherSide?.accountId ?? only ?? '', note: '' })}
        send={async (values, record) => {
          const error = await send(record, toTransfer(values, record), nameOther(values.otherAccountId));
          if (error !== undefined) return { error };
          onRecorded(making);
          return { data: record };
        }}
        load={(record) => Promise.resolve({ data: record })}
        onSaved={onClose}
        focusFirst={otherSide === undefined && only === undefined ? 'otherAccountId' : 'note'}
      >
        {(field) => (
          <>
            <ChoiceField
              {...field('otherAccountId')}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <TextField {...field('note')} />
          </>
        )}
      </RecordForm>
    </>
  );
}

/** The bank gets a fee. An account without a bank does not say who gets it. */
const nameBank = ({ name, bankCode = '' }: MoneyAccount): string => (bankCode === '' ? '' : name);

/** Returns the category of the last fee, else the first one for fees by its name, such as 'Tarifas bancárias'. */
function findFeeCategory(
  categories: CategoryList['categories'],
  last: string | undefined,
): string | undefined {
  const offered = categories
    .filter(({ kind, isArchived }) => isArchived !== true && kind !== 'receivable')
    .map(({ name }) => name);
  return offered.find((name) => name === last) ?? offered.find((name) => /\btarifas?\b/.test(fold(name)));
}

const describeMoney = (intl: Parameters<typeof money>[0], { cents, day: lineDay }: Line) => ({
  amount: <bdi>{money(intl, Math.abs(cents))}</bdi>,
  day: <bdi>{day(intl, lineDay)}</bdi>,
});

/** A payment before the opening balance is part of it. */
const isBeforeBalance = (line: Line, { openingOn }: MoneyAccount): boolean =>
  openingOn !== undefined && line.day < openingOn;
