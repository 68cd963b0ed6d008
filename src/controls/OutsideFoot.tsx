import { makePart } from '../chunks/parts';
import { useLoadedPart } from '../chunks/useLoadedPart';
import { LanguageSelect } from './LanguageSelect';
import styles from './OutsideFoot.module.css';

// Loaded after the first paint, so that the login does not wait for it.
const details = makePart(
  async () => (await import(/* webpackChunkName: "outside" */ './OutsideDetails')).OutsideDetails,
);

/** The foot of every screen outside the app area: language, support, privacy and version. */
export function OutsideFoot() {
  const Details = useLoadedPart(details);
  return (
    <footer className={styles['foot']}>
      <LanguageSelect />
      {Details && <Details />}
    </footer>
  );
}
