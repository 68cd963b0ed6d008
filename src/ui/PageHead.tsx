import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
};

/** The head of a page, and the document's title. On a wide page it stays visible, and is smaller after scrolling. */
export function PageHead({ title, lang, meta, actions }: Props) {
  const { top, head, isScrolled } = useScrolledHead();
  return (
    <>
      <DocumentTitle of={title} />
      <span ref={top} className={styles['top']} aria-hidden="true" />
      <div ref={head} className={styles['head']} data-scrolled={isScrolled}>
        <div className={styles['text']}>
          <h1 className={styles['title']}>
            <bdi lang={lang}>{title}</bdi>
          </h1>
          {meta !== undefined && <p className={styles['meta']}>{meta}</p>}
        </div>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </>
  );
}

/** Whether the start of the page has left the window. A margin then replaces the height that the head loses. */
function useScrolledHead() {
  const top = useRef<HTMLSpanElement>(null);
  const head = useRef<HTMLDivElement>(null);
  /** The height of the head before the page was scrolled, in pixels. Null: the page is not scrolled. */
  const [fullHeight, setFullHeight] = useState<number | null>(null);
  useEffect(() => {
    if (!top.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || !head.current) return;
      const isScrolled = !entry.isIntersecting && entry.boundingClientRect.top < 0;
      setFullHeight(isScrolled ? head.current.offsetHeight : null);
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  // A button that moves while it is pressed gets no click.
  useLayoutEffect(() => {
    if (!head.current) return;
    const lost = fullHeight === null ? 0 : fullHeight - head.current.offsetHeight;
    head.current.style.setProperty('--lost', `${lost}px`);
  }, [fullHeight]);
  return { top, head, isScrolled: fullHeight !== null };
}
