import type { ReactNode } from 'react';
import styles from './ArchPicture.module.css';

export type Scene = 'empty' | 'noAccess' | 'notFound' | 'offline' | 'done' | 'loading';

const OUTER = 'M48 108V60a32 32 0 0 1 64 0v48';
const INNER = 'M64 108V62a16 16 0 0 1 32 0v46';

const Doorway = () => (
  <>
    <path className={styles['outer']} d={OUTER} />
    <path className={styles['inner']} d={INNER} />
  </>
);

/** What each scene shows on the floor line, in the middle of 160 by 120 units. */
const SCENES: Record<Scene, ReactNode> = {
  // An open doorway, and two more that do not exist yet.
  empty: (
    <>
      <path className={styles['ghost']} d="M12 108V90a12 12 0 0 1 24 0v18M124 108V90a12 12 0 0 1 24 0v18" />
      <Doorway />
    </>
  ),
  // A closed door with a keyhole.
  noAccess: (
    <>
      <path className={styles['outer']} d={OUTER} />
      <path className={styles['door']} d={`${INNER}z`} />
      <path className={styles['keyhole']} d="M80 74v.01M80 76v12" />
    </>
  ),
  // The outline of a doorway that is missing.
  notFound: (
    <>
      <path className={styles['ghost']} d={OUTER} />
      <path className={styles['sign']} d="M69 66a11 11 0 1 1 16 10c-4 2-5 4-5 8M80 96v.01" />
    </>
  ),
  // A doorway that is broken at the top.
  offline: (
    <>
      <path className={styles['outer']} d="M48 108V60a32 32 0 0 1 19-29M112 108V60a32 32 0 0 0-19-29" />
      <path className={styles['inner']} d={INNER} />
      <path className={styles['sign']} d="M80 26V14M70 22l-5-8M90 22l5-8" />
    </>
  ),
  // A doorway with a tick.
  done: (
    <>
      <path className={styles['rays']} d="M28 62l-8-4M34 42l-6-7M132 62l8-4M126 42l6-7M80 16V8" />
      <path className={styles['outer']} d={OUTER} />
      <path className={styles['tick']} d="M66 74l10 11 19-22" />
    </>
  ),
  // A line that runs along the doorway.
  loading: (
    <>
      <path className={styles['track']} d={OUTER} />
      <path className={styles['track']} d={INNER} />
      <path className={styles['runner']} d={OUTER} pathLength="100" />
      <path className={styles['runner']} d={INNER} pathLength="100" />
    </>
  ),
};

/** The arch of the brand as an illustration in the colours of the theme. The text beside it has the meaning. */
export const ArchPicture = ({ of, size = 120 }: { of: Scene; size?: number }) => (
  <svg
    className={styles['picture']}
    viewBox="0 0 160 120"
    width={size * (4 / 3)}
    height={size}
    aria-hidden="true"
  >
    {SCENES[of]}
    <path className={styles['floor']} d="M4 108h152" />
  </svg>
);
