/**
 * Returns a jest environment that skips the rest of a file after a failed test.
 * One failed test is enough to detect a mutant.
 * @param Environment the environment of the jest project
 */
exports.failFast = (Environment) =>
  class extends Environment {
    hasFailed = false;

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.hasFailed = true;
      if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
    }
  };
