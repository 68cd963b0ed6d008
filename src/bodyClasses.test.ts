import { addBodyClasses } from './bodyClasses';

it('the body gets `show` after 1000 ms and `default-transition` after 1500 ms [specification §4.15]', () => {
  jest.useFakeTimers();
  addBodyClasses(document.body);
  const after = (ms: number) => {
    jest.advanceTimersByTime(ms);
    return [...document.body.classList];
  };
  expect(after(999)).toEqual([]);
  expect(after(1)).toEqual(['show']);
  expect(after(499)).toEqual(['show']);
  expect(after(1)).toEqual(['show', 'default-transition']);
  jest.useRealTimers();
});
