import { Refusal } from '../errors/refusal';

export type Turns = {
  /**
   * Begins a turn, and returns the function that ends it.
   * @throws Refusal `too-many-files`
   */
  begin: () => () => void;
};

/** Limits how many files are read or made at the same time. */
export function makeTurns(maxRunning: number): Turns {
  let running = 0;
  return {
    begin: () => {
      if (running >= maxRunning) throw new Refusal('too-many-files');
      running += 1;
      let hasEnded = false;
      return () => {
        if (!hasEnded) running -= 1;
        hasEnded = true;
      };
    },
  };
}
