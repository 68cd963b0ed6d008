// Random sequences of what two people do in one browser, in two tabs, while sessions end and writes are lost.
import fc from 'fast-check';
import { repeatedCase } from '../support/properties';
import { ana, bruno, test } from './portal';
import { SharedBrowser } from './sharedBrowser';

type Step = (shared: SharedBrowser) => Promise<void>;

/** The steps, and how often each is drawn. A step that is not possible does nothing. */
const STEPS: Readonly<Record<string, { weight: number; step: Step }>> = {
  'Ana signs in': { weight: 4, step: (shared) => shared.signIn(ana) },
  'Bruno signs in': { weight: 4, step: (shared) => shared.signIn(bruno) },
  'sign out': { weight: 3, step: (shared) => shared.signOut() },
  'let the session expire': { weight: 2, step: (shared) => shared.expire() },
  'open a second tab': { weight: 1, step: (shared) => shared.openTab() },
  'switch the tab': { weight: 2, step: (shared) => shared.switchTab() },
  'close the tab': { weight: 1, step: (shared) => shared.closeTab() },
  reload: { weight: 1, step: (shared) => shared.reload() },
  'go back': { weight: 1, step: (shared) => shared.goBack('Sair sem salvar') },
  'go back, but stay at typed values': { weight: 1, step: (shared) => shared.goBack('Continuar editando') },
  'go to the login': { weight: 1, step: (shared) => shared.goTo('/user/login') },
  'go to the form': { weight: 1, step: (shared) => shared.goTo('/app/entries/new') },
  'go to an unknown page': { weight: 1, step: (shared) => shared.goTo('/app/unknown') },
  'open the list': { weight: 1, step: (shared) => shared.openList() },
  type: { weight: 3, step: (shared) => shared.type() },
  'add an entry': { weight: 1, step: (shared) => shared.addEntry('arrives') },
  'add an entry, but lose the request': { weight: 1, step: (shared) => shared.addEntry('request lost') },
  'add an entry, but lose the response': { weight: 2, step: (shared) => shared.addEntry('response lost') },
  save: { weight: 2, step: (shared) => shared.save('arrives') },
  'save, but lose the response': { weight: 1, step: (shared) => shared.save('response lost') },
};

const steps = fc.oneof(
  ...Object.entries(STEPS).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) })),
);
/** Begins with a sign-in, because almost nothing is possible before it. */
const makeSequence = (maxLength: number) =>
  fc
    .tuple(fc.constantFrom('Ana signs in', 'Bruno signs in'), fc.array(steps, { minLength: 3, maxLength }))
    .map(([first, others]) => [first, ...others]);

/** Sequences that chance seldom finds. */
const EXAMPLES: readonly string[][] = [
  // Two people write the same values.
  [
    ...['Ana signs in', 'add an entry, but lose the response', 'sign out'],
    ...['Bruno signs in', 'add an entry', 'sign out'],
    ...['Ana signs in', 'add an entry'],
  ],
];

// A failure counts at once, because another long run has other sequences.
test.describe.configure({ retries: 0 });

// Both halves do the same 20 sequences in each run, and 300 longer ones that are others in each run.
for (const { half, examples, seed } of [
  { half: 'first half', examples: EXAMPLES, seed: 1 },
  { half: 'second half', examples: [], seed: 2 },
])
  for (const { numRuns, maxLength, kept } of [
    // The same sequences in each run, so only a change of the code can make them fail.
    { numRuns: 10, maxLength: 6, kept: { seed } },
    { numRuns: 150, maxLength: 10, kept: {} },
  ])
    test(`${numRuns} sequences of two people in one browser match a model, ${half} [specification §8.30]`, async ({
      browser,
      servers,
    }) => {
      test.setTimeout(numRuns * 30_000);
      const property = fc.asyncProperty(makeSequence(maxLength), async (names) => {
        const shared = await SharedBrowser.open(browser, servers);
        try {
          for (const [index, name] of names.entries()) {
            const { step } = STEPS[name] ?? {};
            if (step === undefined) throw new Error(`no step has the name ${name}`);
            await shared.run(`${index + 1}. ${name}`, step);
          }
        } finally {
          await shared.close();
        }
      });
      await fc.assert(property, {
        numRuns,
        examples: examples.map((names): [string[]] => [names]),
        ...kept,
        ...repeatedCase,
      });
    });
