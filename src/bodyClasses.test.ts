import { addBodyClasses } from './bodyClasses';

it('the body gets `show` after 1000 ms and `default-transition` after 1500 ms [specification §4.15]', () => {
  jest.useFakeTimers();
  addBodyClasses(document.body);
  const classesAfter = (ms: number) => {
    jest.advanceTimersByTime(ms);
    return [...document.body.classList];
  };
  expect(classesAfter(999)).toEqual([]);
  expect(classesAfter(1)).toEqual(['show']);
  expect(classesAfter(499)).toEqual(['show']);
  expect(classesAfter(1)).toEqual(['show', 'default-transition']);
  jest.useRealTimers();
});
