import { closeAll } from './lifetime';

it('closes everything in reverse, also after one that cannot be closed, and then says which error came first', async () => {
  const closed: string[] = [];
  const closing = (name: string, error?: Error) => async () => {
    await Promise.resolve();
    closed.push(name);
    if (error) throw error;
  };
  const closers = [
    closing('metrics'),
    closing('database', new Error('second')),
    closing('app', new Error('first')),
  ];
  await expect(closeAll(closers)).rejects.toThrow('first');
  expect(closed).toEqual(['app', 'database', 'metrics']);
  await closeAll(closers);
  expect(closed).toHaveLength(3);
});
