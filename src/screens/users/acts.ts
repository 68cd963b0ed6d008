import { Ban, KeyRound, LockOpen, LogOut } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import type { BodyOf } from '../../api/operationTypes';
import { actTexts } from './act.messages';
import { messages } from './users.messages';

export type ActName = 'firstLink' | 'reset' | 'block' | 'unblock' | 'endSessions';

type Act = {
  title: MessageDescriptor;
  /** The consequences, before the act. */
  detail: MessageDescriptor;
  /** What is sent. Null: the act makes a link. */
  change: BodyOf<'changeUserAccess'>['change'] | null;
  done: MessageDescriptor & { id: string };
  icon: LucideIcon;
  /** Whether the person loses something at once. */
  isDanger?: true;
};

/** What an administrator does with the access of a user. */
export const ACTS: Readonly<Record<ActName, Act>> = {
  firstLink: {
    ...{ title: actTexts.firstLink, detail: actTexts.firstLinkDetail, change: null, done: messages.copied },
    icon: KeyRound,
  },
  reset: {
    ...{ title: actTexts.reset, detail: actTexts.resetDetail, change: null, done: messages.copied },
    ...{ icon: KeyRound, isDanger: true },
  },
  block: {
    ...{ title: actTexts.block, detail: actTexts.blockDetail, change: 'block', done: actTexts.blockedDone },
    ...{ icon: Ban, isDanger: true },
  },
  unblock: {
    ...{ title: actTexts.unblock, detail: actTexts.unblockDetail, change: 'unblock' },
    done: actTexts.unblockedDone,
    icon: LockOpen,
  },
  endSessions: {
    ...{ title: actTexts.endSessions, detail: actTexts.endSessionsDetail, change: 'end-sessions' },
    done: actTexts.sessionsEnded,
    ...{ icon: LogOut, isDanger: true },
  },
};
