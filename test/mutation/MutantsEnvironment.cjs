/* eslint-disable @typescript-eslint/no-require-imports -- jest loads this file with require */
const { appendFileSync, readFileSync, writeFileSync } = require('node:fs');

/** Longest time of a test with a mutant, in milliseconds, on top of ten times its usual time. */
const TIME_LIMIT = 5_000;
/**
 * A loop counts as endless after ten times its usual rounds and this many more. An endless loop of actions starts requests in
 * each round, so a larger limit costs minutes and gigabytes.
 */
const EXTRA_HITS = 500;
/** How many tests of one file try it, however slow they are. */
const MIN_TESTS = 3;
/** How often a test is repeated without the mutant after it failed with it. */
const MAX_CHECKS = 3;

/**
 * Returns a jest environment that first runs the tests of a file, then repeats them with one mutant at a time.
 * All repetitions share the loaded modules, so a mutant costs milliseconds instead of seconds.
 * A mutant is detected if a test fails with it and passes again without it.
 * Each result is one line of JSON in a file. `run.ts` names this file in the file `MUTATION_RUN`.
 * @param Environment the environment of the jest project
 * @param timePerFile usual time of the tests of one file that try to detect a mutant, in milliseconds. Bounds the cost of a
 *   survivor. In the test file beside the source, all tests try it.
 * @param maxNeighbours how many tests that detected nearby mutants try a survivor.
 * @param keepsOpen whether the `afterAll` hooks of inner blocks wait until the repetitions have run. They close databases.
 */
exports.withMutants = (Environment, { timePerFile = 2_000, maxNeighbours = 2, keepsOpen = false } = {}) =>
  class extends Environment {
    constructor(config, context) {
      super(config, context);
      // Not from the configuration, because jest transforms all modules again when that changes.
      const { paths, sources, detected } = JSON.parse(readFileSync(process.env.MUTATION_RUN, 'utf8'));
      this.results = paths.results;
      this.progress = paths.progress;
      this.sources = sources;
      this.file = context.testPath;
      this.detected = new Set(detected);
      this.tests = [];
      /** The tests that were repeated without a mutant, and those of them that passed. */
      this.repeatedTests = new Set();
      this.repeatableTests = new Set();
      /** Maps a mutant to the test of this file that detected it. */
      this.detectors = new Map();
      this.reached = new Set();
      this.stryker = { mutantCoverage: { static: {}, perTest: {} } };
      this.global.__stryker__ = this.stryker;
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      const { name, test } = event;
      if (name === 'run_start') this.#addBlock(state.rootDescribeBlock);
      else if (name === 'test_start') this.#start(test);
      else if (name === 'test_done' && test.mutant === undefined) this.tests.push(test);
      else if (name === 'test_done') this.#finish(test);
      else if (name === 'run_describe_start' && event.describeBlock === this.block) this.#next();
      else if (name === 'run_finish') this.#removeBlock(state);
    }

    /** Adds a block of tests at the end of the file. The repetitions are added to it while it runs. */
    #addBlock(root) {
      if (keepsOpen) keepOpen(root);
      this.block = { ...root, name: 'mutants', parent: root, children: [], hooks: [], tests: [] };
      root.children.push(this.block);
    }

    #start(test) {
      this.stryker.currentTestId = test.mutant === undefined ? testId(test) : 'repetition';
      this.stryker.activeMutant = test.isCheck || test.isFirst ? undefined : test.mutant;
      this.stryker.hitCount = 0;
      this.stryker.hitLimit = test.hitLimit;
      // If the process ends within this test, the mutant has ended it.
      if (this.stryker.activeMutant !== undefined)
        writeFileSync(this.progress, JSON.stringify({ mutant: test.mutant, test: testId(test) }));
    }

    #finish(test) {
      this.stryker.activeMutant = undefined;
      const hasFailed = test.errors.length > 0;
      if (!test.isCheck && this.stryker.hitCount > 0) this.reached.add(test.mutant);
      if (test.isFirst) {
        if (!hasFailed) this.repeatableTests.add(test.test);
        this.#next();
      } else if (test.isCheck && !hasFailed) {
        this.detected.add(test.mutant);
        this.detectors.set(test.mutant, test.test);
        this.#report({ mutant: test.mutant, detected: true });
        this.#next();
      } else if (test.isCheck && test.checks === MAX_CHECKS) {
        // The mutant has changed something that outlives the test. The rest of the file needs a new environment.
        this.#report({ mutant: test.mutant, test: testId(test), endsRun: true });
      } else if (hasFailed) {
        this.#repeat(test, { isCheck: true, checks: (test.checks ?? 0) + 1 });
      } else {
        this.#next();
      }
    }

    /** Adds the next test of a mutant that is not detected yet. */
    #next() {
      this.queue ??= this.#listRepetitions();
      const { value } = this.queue.next();
      if (value) this.#repeat(value.test, value);
    }

    *#listRepetitions() {
      const passed = this.tests.filter(
        ({ errors, mode }) => errors.length === 0 && mode !== 'skip' && mode !== 'todo',
      );
      const coverage = this.stryker.mutantCoverage;
      const hits = (test, mutant) => coverage.perTest[testId(test)]?.[mutant] ?? 0;
      const mutants = new Set(passed.flatMap((test) => Object.keys(coverage.perTest[testId(test)] ?? {})));
      const tried = new Map();
      for (const [at, mutant] of [...mutants].entries()) {
        const tests = passed.filter((test) => hits(test, mutant) > 0).sort((a, b) => a.duration - b.duration);
        tried.set(mutant, isBeside(this.file, this.sources[mutant]) ? tests : sample(tests, at, timePerFile));
        yield* this.#try(mutant, tried.get(mutant), hits);
      }
      // A test that detected one mutant often detects its neighbours.
      for (const mutant of mutants) {
        const tests = this.#listNeighbours(mutant).filter(
          (test) => hits(test, mutant) > 0 && !tried.get(mutant).includes(test),
        );
        yield* this.#try(mutant, tests.slice(0, maxNeighbours), hits);
      }
      for (const mutant of this.reached) this.#report({ mutant, reached: true });
      // The repetitions share the loaded modules, so they do not reach code that runs only once.
      for (const mutant of [...Object.keys(coverage.static), ...mutants])
        if (!this.reached.has(mutant)) this.#report({ mutant, once: true });
    }

    *#try(mutant, tests, hits) {
      const results = readResults(this.results);
      for (const result of results) if (result.detected) this.detected.add(result.mutant);
      if (results.some(({ mutant: id, file, endsRun }) => endsRun && id === mutant && file === this.file))
        return;
      for (const test of tests) {
        if (this.detected.has(mutant)) return;
        // Some tests cannot be repeated, for example because a hook of their block has closed what they need.
        if (!this.repeatedTests.has(test)) yield { test, mutant, isFirst: true };
        this.repeatedTests.add(test);
        if (!this.repeatableTests.has(test)) continue;
        const hitLimit = hits(test, mutant) * 10 + EXTRA_HITS;
        yield { test, mutant, hitLimit, timeout: TIME_LIMIT + 10 * test.duration };
      }
    }

    /** Returns the tests that detected a mutant, those of the nearest mutants first. */
    #listNeighbours(mutant) {
      const distance = ([id]) => Math.abs(id - mutant);
      const nearest = [...this.detectors].sort((a, b) => distance(a) - distance(b));
      return [...new Set(nearest.map(([, test]) => test))];
    }

    #repeat(test, changes) {
      this.block.children.push({
        ...test,
        ...changes,
        errors: [],
        retryReasons: [],
        invocations: 0,
        seenDone: false,
        startedAt: null,
        duration: null,
        status: null,
      });
    }

    /** Only the usual tests are results of the file. */
    #removeBlock(state) {
      const isPassed = this.tests.every(({ errors }) => errors.length === 0);
      writeFileSync(this.progress, JSON.stringify({ isPassed }));
      state.rootDescribeBlock.children.pop();
      state.unhandledErrors = [];
    }

    #report(result) {
      appendFileSync(this.results, `${JSON.stringify({ ...result, file: this.file })}\n`);
    }
  };

/** Runs the `afterAll` hooks of inner blocks after the repetitions, which need what these hooks close. */
function keepOpen(root) {
  const delayed = [];
  const delay = (block) => {
    for (const child of block.children) if (child.type === 'describeBlock') delay(child);
    if (block === root) return;
    for (const hook of block.hooks.filter(({ type }) => type === 'afterAll')) {
      const { fn } = hook;
      let isReached = false;
      hook.fn = () => {
        isReached = true;
      };
      delayed.push({ ...hook, parent: root, fn: () => (isReached ? fn() : undefined) });
    }
  };
  delay(root);
  root.hooks.unshift(...delayed);
}

/** Returns some of the tests, which try a mutant. The next mutants get other tests, so each test is used. */
function sample(tests, at, timePerFile) {
  const averageMs = tests.reduce((sum, { duration }) => sum + duration, 0) / tests.length;
  const step = Math.max(1, tests.length / Math.max(MIN_TESTS, timePerFile / Math.max(averageMs, 1)));
  return tests.filter((_test, i) => Math.floor((i + at) % step) === 0);
}

function testId(test) {
  const names = [];
  for (let block = test; block.parent; block = block.parent) names.unshift(block.name);
  return names.join(' ');
}

/** Whether a test file tests the source beside it. */
function isBeside(test, source) {
  return test.replace(/\.test\.tsx?$/, '') === source.replace(/\.tsx?$/, '');
}

/** Returns the results of all workers so far that decide which mutants to try. */
function readResults(path) {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => /"detected"|"endsRun"/.test(line)).map((line) => JSON.parse(line));
}
