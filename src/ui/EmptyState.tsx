import type { ReactNode } from 'react';
import { ArchPicture } from './ArchPicture';
import type { Scene } from './ArchPicture';
import styles from './EmptyState.module.css';

type Props = {
  picture: Scene;
  /** Level of the heading: 1 if it is the heading of the page. */
  level: 1 | 2 | 3;
  title: ReactNode;
  /** `page` is the whole content of a page. `plain` is inside a frame, such as a table or a dialog. */
  variant?: 'page' | 'card' | 'plain';
  /** The explanation, then what the user can do. */
  children?: ReactNode;
};

/** Explains why content is absent, and what to do. */
export function EmptyState({ picture, level, title, variant = 'card', children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles['state']} data-variant={variant}>
      <ArchPicture of={picture} />
      <Heading className={styles['title']}>{title}</Heading>
      {children}
    </section>
  );
}
