import { FormattedMessage } from 'react-intl';
import { usePageTitle } from '../../controls/pages';
import { PageHead } from '../../ui/PageHead';
import styles from './bankHelp.module.css';
import { topics } from './topics.messages';

const TOPICS = [
  { id: 'accounts', title: topics.accounts, texts: [topics.accountsWhat, topics.accountsTransfer] },
  {
    id: 'import',
    title: topics.import,
    texts: [topics.importFile, topics.importOnce, topics.importRepeated],
  },
  { id: 'keys', title: topics.keys, texts: [topics.keysWhat, topics.keysLines, topics.keysSearch] },
  { id: 'balance', title: topics.balance, texts: [topics.balanceWhat, topics.balanceDiffers] },
  { id: 'months', title: topics.months, texts: [topics.monthsBefore, topics.monthsAfter] },
];

/** What a person needs to know about accounts, statements and closed months (specification §2.366). */
export function BankHelpScreen() {
  return (
    <>
      <PageHead title={usePageTitle()} />
      <div className={styles['topics']}>
        {TOPICS.map(({ id, title, texts }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              <FormattedMessage {...title} />
            </h2>
            {texts.map((text) => (
              <p key={text.id}>
                <FormattedMessage {...text} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
