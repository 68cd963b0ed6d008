import { EventEmitter, once } from 'node:events';
import { makeTurns } from './turns';

let begun: string[];
let end: EventEmitter;
beforeEach(() => {
  begun = [];
  end = new EventEmitter();
});

/** Work that is noted when it begins. */
const work = (name: string) => () => {
  begun.push(name);
  return Promise.resolve(name);
};
/** Work that runs until `end.emit('now')`. */
const longWork = async () => {
  await once(end, 'now');
  return 'long';
};
const soon = (priority = 0) => ({ latest: performance.now() + 60_000, priority });
const at = (ms: number) => ({ latest: performance.now() + ms, priority: 0 });

it('begins the urgent first, and equals in the order of their arrival', async () => {
  const turns = makeTurns(1);
  const long = turns.take(longWork, soon());
  const waiting = [
    turns.take(work('a'), soon()),
    turns.take(work('b'), soon()),
    turns.take(work('known'), soon(5)),
    turns.take(work('c'), soon()),
  ];
  end.emit('now');
  await Promise.all([long, ...waiting]);
  expect(begun).toEqual(['known', 'a', 'b', 'c']);
});

it('refuses work that could not begin in time, and lets work that has begun finish', async () => {
  const turns = makeTurns(1);
  const long = turns.take(longWork, at(50));
  await expect(turns.take(work('late'), at(50))).rejects.toMatchObject({ statusCode: 503, reason: 'busy' });
  end.emit('now');
  expect(await long).toBe('long');
  // What was refused takes no turn any more.
  expect(await turns.take(work('next'), soon())).toBe('next');
  expect(begun).toEqual(['next']);
});

it('lets work without a turn wait as long as it takes', async () => {
  const turns = makeTurns(1);
  const all = [turns.take(longWork), turns.take(work('later'))];
  end.emit('now');
  expect(await Promise.all(all)).toEqual(['long', 'later']);
});
