import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { DocumentTitle } from './DocumentTitle';
import styles from './PageHead.module.css';

type Props = {
  title: string;
  /** Language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** One line below the title, for example the period of the figures. */
  meta?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** The title speaks to the person, so paper does without it. */
  isGreeting?: boolean;
};

/** The head of a page, and the document's title. On a wide page it stays visible, and is smaller after scrolling. */
export function PageHead({ title, lang, meta, actions, isGreeting = false }: Props) {
  const { top, place, isScrolled } = useScrolledHead();
  return (
    <>
      <DocumentTitle of={title} />
      <span ref={top} className={styles['top']} aria-hidden="true" />
      <div ref={place} className={styles['place']}>
        <div className={styles['head']} data-scrolled={isScrolled}>
          <div className={styles['text']}>
            <h1 className={styles['title']} data-greeting={isGreeting}>
              <bdi lang={lang}>{title}</bdi>
            </h1>
            {meta !== undefined && <p className={styles['meta']}>{meta}</p>}
          </div>
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </div>
      </div>
    </>
  );
}

/** Whether the start of the page has left the window. The place of the head then keeps its height, so nothing moves. */
function useScrolledHead() {
  const top = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    if (!top.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || !place.current) return;
      const isAbove = !entry.isIntersecting && entry.boundingClientRect.top < 0;
      // A button that moves while it is pressed gets no click.
      place.current.style.minBlockSize = isAbove ? `${place.current.offsetHeight}px` : '';
      setIsScrolled(isAbove);
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  return { top, place, isScrolled };
}
