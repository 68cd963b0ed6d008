import { createElement } from 'react';
import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { makePart } from '../chunks/parts';
import { useLoadedPart } from '../chunks/useLoadedPart';
import { BRAND } from '../config/brand';
import { useAppSelector } from '../store/hooks';
import { foreignLang, selectPickedLanguage } from '../store/language';
import { Arch, ArchPattern } from '../ui/Arch';
import { Link } from '../ui/Link';
import { useHydrated } from '../ui/useHydrated';
import styles from './BrandCard.module.css';
import { messages } from './outside.messages';
import { OutsideFoot } from './OutsideFoot';
import { useSettings } from './runtimeSettingsContext';

type Props = {
  title: MessageDescriptor;
  headingRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** Height of the arch beside the name, in pixels. */
const ARCH_SIZE = 36;

/**
 * The page of a screen outside the app area: a card with a brand side and the content, and the choice of language. The
 * head script shows its frame before the main script runs (`src/firstScreen.ts`).
 */
export function BrandCard({ title, headingRef, children }: Props) {
  const { company, environment } = useSettings();
  const name = company?.name ?? BRAND;
  // The brand side is dark in every theme. A logo for a light background gets one.
  const logo = company?.logoDark ?? company?.logo;
  return (
    <div className={styles['page']}>
      <main className={styles['card']}>
        <div className={styles['brand']}>
          <ArchPattern className={styles['pattern']} />
          {environment !== null && <p className={styles['environment']}>{environment}</p>}
          <div className={styles['brandText']}>
            {/* No paragraph, because it is empty until the name is known. */}
            <div className={styles['name']}>
              {logo === undefined ? (
                // The name is empty until the settings are known. Its place is kept.
                name !== '' && (
                  <>
                    <Arch size={ARCH_SIZE} />
                    <bdi>{name}</bdi>
                  </>
                )
              ) : (
                <img
                  className={styles['logo']}
                  data-plate={company?.logoDark === undefined}
                  src={logo}
                  alt={name}
                />
              )}
            </div>
            <p className={styles['slogan']}>
              <FormattedMessage {...messages.slogan} />
            </p>
          </div>
        </div>
        <div className={styles['content']}>
          <h1 ref={headingRef} tabIndex={-1} className={styles['title']}>
            <FormattedMessage {...title} />
          </h1>
          {children}
        </div>
      </main>
      <OutsideFoot>
        <LateDetails />
      </OutsideFoot>
    </div>
  );
}

// Loaded after the first paint, because most deployments have no such details.
const details = makePart(
  async () => (await import(/* webpackChunkName: "outside" */ './OutsideDetails')).OutsideDetails,
);

function LateDetails() {
  const { support, privacyUrl } = useSettings();
  const language = useAppSelector(selectPickedLanguage);
  const preferred = useHydrated(() => navigator.languages[0], undefined);
  const isForeign = foreignLang(preferred, language) !== undefined;
  const Details = useLoadedPart(details, isForeign || support !== null || privacyUrl !== null);
  return Details && createElement(Details);
}

/** Links below the content, for secondary actions. */
export const QuietLinks = ({ children }: { children: ReactNode }) => (
  <div className={styles['links']}>{children}</div>
);

export const QuietLink = ({ to, label }: { to: string; label: MessageDescriptor }) => (
  <Link className={styles['link']} to={to}>
    <FormattedMessage {...label} />
  </Link>
);
