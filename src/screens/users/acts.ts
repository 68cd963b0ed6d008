import type { MessageDescriptor } from 'react-intl';
import type { BodyOf } from '../../api/operationTypes';
import { messages } from './users.messages';

export type ActName = 'firstLink' | 'reset' | 'block' | 'unblock' | 'endSessions';

type Act = {
  title: MessageDescriptor;
  /** The consequences, before the act. */
  detail: MessageDescriptor;
  /** What is sent. Null: the act makes a link. */
  change: BodyOf<'changeUserAccess'>['change'] | null;
  done: MessageDescriptor & { id: string };
};

/** What an administrator does with the access of a user. */
export const ACTS: Readonly<Record<ActName, Act>> = {
  firstLink: {
    ...{ title: messages.firstLink, detail: messages.firstLinkDetail, change: null, done: messages.copied },
  },
  reset: { title: messages.reset, detail: messages.resetDetail, change: null, done: messages.copied },
  block: { title: messages.block, detail: messages.blockDetail, change: 'block', done: messages.blockedDone },
  unblock: {
    ...{ title: messages.unblock, detail: messages.unblockDetail, change: 'unblock' },
    done: messages.unblockedDone,
  },
  endSessions: {
    ...{ title: messages.endSessions, detail: messages.endSessionsDetail, change: 'end-sessions' },
    done: messages.sessionsEnded,
  },
};
