import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addDays } from '../../../api-spec/days';
import { LIMITS } from '../../../api-spec/limits.gen';
import { useListEntriesQuery } from '../../api/entries';
import type { Entry } from '../../api/entries';
import type { Proposal, ReconciledLine, WaitingLine } from '../../api/reconciliation';
import { documentOf } from '../../controls/entries/documentOf';
import { openCentsOf } from '../../controls/entries/openCentsOf';
import { useSessionArg } from '../../controls/useSessionArg';
import { day, money, signedMoney } from '../../i18n/formats';
import { CheckBox } from '../../ui/CheckBox';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { Dialog, DialogActions, DialogBody, DialogHead } from '../../ui/Dialog';
import { SearchField } from '../../ui/SearchField';
import { TextButton } from '../../ui/TextButton';
import { useLastShown } from '../../ui/useLastShown';
import { composeLine } from './composeLine';
import type { Rest } from './composeLine';
import { describeReasons } from './describeProposal';
import { acceptProposal } from './reconcile';
import { messages } from './reconciliation.messages';
import styles from './reconciliation.module.css';
import { searchTexts } from './search.messages';
import { sortByNearness } from './sortByNearness';
import type { Line } from './useLines';

type Props = {
  /** Null: the dialog is closed. */
  line: Line | null;
  onClose: () => void;
  /** `outcome` names the customers or suppliers. */
  onAccept: (line: ReconciledLine, outcome: string) => void;
};

/** Finds the open entries that a line pays, with what is missing (specification §2.309). */
export function SearchDialog({ line, onClose, onAccept }: Props) {
  const last = useLastShown(line);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      isForm
      isOpen={line !== null}
      onClose={onClose}
      popup={popup}
      initialFocus={() => popup.current?.querySelector('input') ?? true}
      placement="top"
      size="large"
    >
      {last && <Search key={last.id} line={last} onClose={onClose} onAccept={onAccept} />}
    </Dialog>
  );
}

const ANSWERS = {
  open: searchTexts.restOpen,
  fee: searchTexts.restFee,
  discount: searchTexts.restDiscount,
  interest: searchTexts.restInterest,
  entry: searchTexts.restEntry,
};

/** The entries of each side of the line's day that are compared, and how many of them are shown. */
const COMPARED = '50';
const MOST_ENTRIES = 20;

function Search({ line, onClose, onAccept }: Props & { line: Line }) {
  const intl = useIntl();
  const likely = listLikely(line);
  const [words, setWords] = useState(findOnlyName(likely));
  const [chosen, setChosen] = useState<readonly Entry[]>([]);
  const [rest, setRest] = useState<Rest | null>(null);
  const [isRestMissing, setRestMissing] = useState(false);
  /** Enter was pressed, and waits for the entries of the typed words. */
  const [isEntered, setEntered] = useState(false);
  const kind = line.cents > 0 ? 'receivable' : 'payable';
  const filter = {
    ...{ kind, status: 'unpaid', limit: COMPARED },
    ...(words.trim() !== '' && { search: words.trim() }),
  };
  const before = useListEntriesQuery(useSessionArg({ ...filter, sort: '-dueOn', dueTo: line.day }));
  const after = useListEntriesQuery(
    useSessionArg({ ...filter, sort: 'dueOn', dueFrom: addDays(line.day, 1) }),
  );
  const isLoaded = before.currentData !== undefined && after.currentData !== undefined;
  const found = sortByNearness(line, [...(before.data?.entries ?? []), ...(after.data?.entries ?? [])]).slice(
    0,
    MOST_ENTRIES,
  );
  const matching = (before.data?.total.count ?? 0) + (after.data?.total.count ?? 0);
  const others = chosen.filter(({ id }) => found.every((entry) => entry.id !== id));
  const { missingCents, partly, above, body } = composeLine(line, chosen, rest);
  const difference = partly ?? above;
  const answers: Rest[] = above
    ? ['interest', 'entry']
    : ['open', ...(kind === 'receivable' ? (['fee'] as const) : []), 'discount'];
  const choose = (entry: Entry, isOn: boolean) => {
    setRest(null);
    setChosen(isOn ? [...chosen, entry] : chosen.filter(({ id }) => id !== entry.id));
  };
  if (isEntered && isLoaded) {
    setEntered(false);
    const [only] = found;
    if (only && found.length === 1 && chosen.every(({ id }) => id !== only.id)) choose(only, true);
  }
  const accept = () => {
    if (body === undefined) setRestMissing(missingCents === 0);
    else onAccept(body, [...new Set(chosen.map(({ counterparty }) => counterparty))].join(', '));
  };
  return (
    <>
      <DialogHead>
        <FormattedMessage
          {...searchTexts.title}
          values={{ amount: <bdi>{signedMoney(intl, line.cents)}</bdi> }}
        />
      </DialogHead>
      <DialogBody>
        <p className={styles['hint']}>
          <bdi>{[line.text, day(intl, line.day)].join(' · ')}</bdi>
        </p>
        <SearchField
          label={intl.formatMessage(searchTexts.label)}
          text={words}
          onType={(typed) => {
            setWords(typed);
            setEntered(false);
          }}
          onEnter={() => setEntered(true)}
          maxLength={LIMITS.nameLength}
        />
        <ul className={styles['found']} aria-label={intl.formatMessage(searchTexts.found)}>
          {[...others, ...found].map((entry) => (
            <li key={entry.id}>
              <CheckBox
                label={[entry.counterparty, documentOf(entry)].filter((part) => part !== '').join(' · ')}
                state={chosen.some(({ id }) => id === entry.id) ? 'on' : 'off'}
                onChange={(isOn) => choose(entry, isOn)}
              />
              <p className={styles['hint']}>
                <FormattedMessage
                  {...searchTexts.open}
                  values={{
                    amount: <bdi>{money(intl, openCentsOf(entry))}</bdi>,
                    day: <bdi>{day(intl, entry.dueOn)}</bdi>,
                  }}
                />
                {likely.flatMap((proposal) =>
                  proposal.items.some(({ id }) => id === entry.id)
                    ? ` · ${describeReasons(intl, line, proposal)}`
                    : [],
                )}
              </p>
            </li>
          ))}
        </ul>
        {isLoaded && others.length + found.length === 0 && (
          <p className={styles['hint']}>
            <FormattedMessage {...searchTexts.none} />
          </p>
        )}
        {isLoaded && matching > found.length && (
          <p className={styles['hint']}>
            <FormattedMessage {...searchTexts.more} values={{ shown: found.length, count: matching }} />
          </p>
        )}
        {difference && (
          <ChoiceGroup<Rest>
            layout="list"
            legend={
              <FormattedMessage
                {...(above ? searchTexts.above : searchTexts.rest)}
                values={{
                  amount: <bdi>{money(intl, difference.restCents)}</bdi>,
                  name: <bdi>{difference.entry.counterparty}</bdi>,
                }}
              />
            }
            choices={answers.map((value) => ({ value, label: <FormattedMessage {...ANSWERS[value]} /> }))}
            value={rest}
            onChoose={(value) => {
              setRest(value);
              setRestMissing(false);
            }}
            error={isRestMissing ? <FormattedMessage {...searchTexts.restMissing} /> : undefined}
          />
        )}
        <p role="status" className={styles['total']}>
          {body !== undefined ? (
            <FormattedMessage {...searchTexts.complete} />
          ) : missingCents === 0 ? null : (
            <FormattedMessage
              {...searchTexts.missing}
              values={{ amount: <bdi>{money(intl, missingCents)}</bdi> }}
            />
          )}
        </p>
        <DialogActions>
          {missingCents === 0 && <TextButton text={messages.accept} onClick={accept} />}
          <TextButton variant="plain" text={messages.cancel} onClick={onClose} />
        </DialogActions>
      </DialogBody>
    </>
  );
}

/** What a person probably looks for: the entries like the line, or a proposal with a difference. */
const listLikely = (line: WaitingLine): Proposal[] =>
  line.similar ?? (line.proposal && acceptProposal(line) === undefined ? [line.proposal] : []);

/** Returns the name with which the search begins. Of several names it has none. */
function findOnlyName(likely: readonly Proposal[]): string {
  const [only = '', ...others] = new Set(
    likely.flatMap(({ items }) => items.map(({ counterparty }) => counterparty)),
  );
  return others.length > 0 ? '' : only;
}
