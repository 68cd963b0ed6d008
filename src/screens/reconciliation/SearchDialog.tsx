import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { LIMITS } from '../../../api-spec/limits.gen';
import { useListLineCandidatesQuery } from '../../api/reconciliation';
import type {
  LineCandidate,
  LineCandidateGroup,
  Proposal,
  ReconciledLine,
  WaitingLine,
} from '../../api/reconciliation';
import { useSessionArg } from '../../controls/useSessionArg';
import { day, money, signedMoney } from '../../i18n/formats';
import { readSearchedCents } from '../../i18n/typedAmounts';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { Dialog, DialogActions, DialogBody, DialogHead } from '../../ui/Dialog';
import { SearchField } from '../../ui/SearchField';
import { TextButton } from '../../ui/TextButton';
import { useLastShown } from '../../ui/useLastShown';
import { CandidateList } from './CandidateList';
import { composeLine } from './composeLine';
import type { Rest } from './composeLine';
import { acceptProposal } from './reconcile';
import { messages } from './reconciliation.messages';
import styles from './reconciliation.module.css';
import { searchTexts } from './search.messages';
import type { Line } from './useLines';

type Props = {
  /** Null: the dialog is closed. */
  line: Line | null;
  onClose: () => void;
  /** `outcome` names the customers, suppliers or accounts. */
  onAccept: (line: ReconciledLine, outcome: string) => void;
};

/** Finds the recorded money and the open entries that a line is, with what is missing (specification §2.309). */
export function SearchDialog({ line, onClose, onAccept }: Props) {
  const last = useLastShown(line);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      isForm
      isOpen={line !== null}
      onClose={onClose}
      popup={popup}
      initialFocus={() => {
        const field = popup.current?.querySelector('input');
        // A typed name replaces the one with which the search begins.
        field?.select();
        return field ?? true;
      }}
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

/** Recorded money that is listed before a person searches, so that the open entries are in sight. */
const MOST_UNSEARCHED = 10;

const NOTHING: LineCandidateGroup = { items: [], count: 0 };

function Search({ line, onClose, onAccept }: Props & { line: Line }) {
  const intl = useIntl();
  const likely = listLikely(line);
  const [words, setWords] = useState(findOnlyName(likely));
  const [chosen, setChosen] = useState<readonly LineCandidate[]>([]);
  const [rest, setRest] = useState<Rest | null>(null);
  const [isRestMissing, setRestMissing] = useState(false);
  /** Enter was pressed, and waits for what the typed words find. */
  const [isEntered, setEntered] = useState(false);
  const search = useListLineCandidatesQuery(useSessionArg(makeRequest(intl, line, words)));
  const { recorded: allRecorded, open } = search.data ?? { recorded: NOTHING, open: NOTHING };
  const recorded =
    words.trim() === ''
      ? { ...allRecorded, items: allRecorded.items.slice(0, MOST_UNSEARCHED) }
      : allRecorded;
  const found = [...recorded.items, ...open.items];
  const isLoaded = search.currentData !== undefined;
  const { missingCents, surplus, partly, above, body } = composeLine(line, chosen, rest);
  const difference = partly ?? above;
  const answers: Rest[] = above
    ? ['interest', 'entry']
    : ['open', ...(line.cents > 0 ? (['fee'] as const) : []), 'discount'];
  const isChosen = ({ kind, id }: LineCandidate) => chosen.some((one) => one.kind === kind && one.id === id);
  const choose = (item: LineCandidate, isOn: boolean) => {
    setRest(null);
    setChosen(
      isOn ? [...chosen, item] : chosen.filter((one) => one.kind !== item.kind || one.id !== item.id),
    );
  };
  if (isEntered && isLoaded) {
    setEntered(false);
    const [only] = found;
    if (only && found.length === 1 && !isChosen(only)) choose(only, true);
  }
  const accept = () => {
    if (body === undefined) setRestMissing(missingCents === 0);
    else onAccept(body, [...new Set(chosen.map(({ counterparty }) => counterparty))].join(', '));
  };
  /** The chosen ones of a kind stay in sight while other words are searched. */
  const listGroup = ({ items, count }: LineCandidateGroup, isOfGroup: (kind: string) => boolean) => {
    const others = chosen.filter(
      ({ kind, id }) => isOfGroup(kind) && items.every((item) => item.kind !== kind || item.id !== id),
    );
    return {
      items: [...others, ...items],
      isCut: isLoaded && count > items.length,
      count,
      shown: items.length,
    };
  };
  const groups = [
    {
      title: searchTexts.recorded,
      more: searchTexts.moreRecorded,
      ...listGroup(recorded, (kind) => kind !== 'entry'),
    },
    { title: searchTexts.found, more: searchTexts.more, ...listGroup(open, (kind) => kind === 'entry') },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      <DialogHead>
        <FormattedMessage
          {...searchTexts.title}
          values={{ amount: <bdi>{signedMoney(intl, line.cents)}</bdi> }}
        />
      </DialogHead>
      <DialogBody>
        <form
          noValidate
          className={styles['search']}
          onSubmit={(event) => {
            event.preventDefault();
            accept();
          }}
        >
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
            onEnter={() => {
              if (body === undefined) setEntered(true);
              else accept();
            }}
            maxLength={LIMITS.nameLength}
          />
          <div className={styles['found']}>
            {groups.map(({ title, more, items, isCut, shown, count }) => (
              <CandidateList
                key={title.id}
                title={intl.formatMessage(title)}
                {...{ line, likely, items, isChosen }}
                onChoose={choose}
                more={isCut && <FormattedMessage {...more} values={{ shown, count }} />}
              />
            ))}
          </div>
          {isLoaded && groups.length === 0 && (
            <p className={styles['hint']}>
              <FormattedMessage {...searchTexts.none} />
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
            ) : surplus !== undefined ? (
              <FormattedMessage
                {...searchTexts.surplus}
                values={{ name: <bdi>{surplus.counterparty}</bdi> }}
              />
            ) : missingCents === 0 ? null : (
              <FormattedMessage
                {...searchTexts.missing}
                values={{ amount: <bdi>{money(intl, missingCents)}</bdi> }}
              />
            )}
          </p>
          <DialogActions>
            {missingCents === 0 && surplus === undefined && <TextButton isSubmit text={messages.accept} />}
            <TextButton variant="plain" text={messages.cancel} onClick={onClose} />
          </DialogActions>
        </form>
      </DialogBody>
    </>
  );
}

function makeRequest(intl: IntlShape, { id }: Line, words: string) {
  const amountCents = readSearchedCents(intl, words);
  return {
    id,
    ...(words.trim() !== '' && { search: words.trim() }),
    ...(amountCents !== undefined && { amountCents }),
  };
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
