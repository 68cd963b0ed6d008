import { EventEmitter, once } from 'node:events';
import { makeQueue } from './queue';

let started: string[];
let end: EventEmitter;
beforeEach(() => {
  started = [];
  end = new EventEmitter();
});

/** Work that records its start. */
const work = (name: string) => () => {
  started.push(name);
  return Promise.resolve(name);
};
/** Work that runs until `end.emit('now')`. */
const longWork = async () => {
  await once(end, 'now');
  return 'long';
};
const soon = (priority = 0) => ({ latest: performance.now() + 60_000, priority });
const within = (ms: number) => ({ latest: performance.now() + ms, priority: 0 });

it('starts urgent work first, and equal work in the order of arrival', async () => {
  const queue = makeQueue(1);
  const long = queue.run(longWork, soon());
  const waiting = [
    queue.run(work('a'), soon()),
    queue.run(work('b'), soon()),
    queue.run(work('known'), soon(5)),
    queue.run(work('c'), soon()),
  ];
  end.emit('now');
  await Promise.all([long, ...waiting]);
  expect(started).toEqual(['known', 'a', 'b', 'c']);
});

it('rejects work that cannot start in time, and finishes work that has started', async () => {
  const queue = makeQueue(1);
  const long = queue.run(longWork, within(50));
  await expect(queue.run(work('late'), within(50))).rejects.toMatchObject({ reason: 'busy' });
  end.emit('now');
  expect(await long).toBe('long');
  // Refused work does not occupy the queue.
  expect(await queue.run(work('next'), soon())).toBe('next');
  expect(started).toEqual(['next']);
});

it('counts running and waiting work', async () => {
  const queue = makeQueue(2);
  const count = () => [queue.countRunning(), queue.countWaiting()];
  expect(count()).toEqual([0, 0]);
  const all = Array.from({ length: 5 }, () => queue.run(longWork, soon()));
  expect(count()).toEqual([2, 3]);
  end.emit('now');
  await Promise.all(all.slice(0, 2));
  expect(count()).toEqual([2, 1]);
  end.emit('now');
  await Promise.all(all.slice(2, 4));
  end.emit('now');
  await Promise.all(all);
  expect(count()).toEqual([0, 0]);
});

it('runs work without a time limit after any wait', async () => {
  const queue = makeQueue(1);
  const all = [queue.run(longWork), queue.run(work('later'))];
  end.emit('now');
  expect(await Promise.all(all)).toEqual(['long', 'later']);
});
