// Plants changes in a committed pact: it refuses allowed responses, or hides a scenario.
import { readFileSync } from 'node:fs';
import config from '../../../../contract.config';
import type { Edit, PlantedChange } from '../../plantedChange';
import { inInteraction } from './pactText';

const [{ pact: SIGN_IN }, { pact: EXTENSION }] = config.agreements;
const DASHBOARDS = 'listDashboards: dashboards';

type Interaction = { description: string };
type Pact = { interactions: Interaction[] };

const isMoved = ({ description }: Interaction) => description === DASHBOARDS;
const pactIn = (text: string) => JSON.parse(text) as Pact;
const interactionsIn = (file: string) => pactIn(readFileSync(file, 'utf8')).interactions;

const withInteractions = (file: string, change: (own: Interaction[]) => Interaction[]): Edit => ({
  file,
  change: (text) => {
    const pact = pactIn(text);
    return `${JSON.stringify({ ...pact, interactions: change(pact.interactions) }, null, 2)}\n`;
  },
});

export const narrowedPact: PlantedChange[] = [
  {
    id: 'pact-narrow-items',
    place: 'pact',
    kind: 'narrow a response',
    change: 'By hand: four dashboards are expected at least, and a backend may have fewer',
    edits: [inInteraction(DASHBOARDS, '"min": 1', '"min": 4')],
    gate: 'pact-in-description',
    reason: /listDashboards: dashboards \$\.dashboards .*/,
    unseenBy: ['scenarios'],
  },
  {
    id: 'pact-narrow-values',
    place: 'pact',
    kind: 'narrow a response',
    change: 'By hand: every `title` is expected to be the same one',
    edits: [
      inInteraction(
        DASHBOARDS,
        /"\$\.dashboards\[\*\]\.title": \{\s+"combine": "AND",\s+"matchers": \[\s+\{\s+"match": "type"/,
        '"$.dashboards[*].title": { "combine": "AND", "matchers": [{ "match": "regex", "regex": "^Vendas$"',
      ),
    ],
    gate: 'reference backend',
    reason: /title -> Expected '[^']+' to match '\^Vendas\$'/,
    unseenBy: ['scenarios'],
  },
  {
    id: 'pact-hide-pending',
    place: 'pact',
    kind: 'hide an operation',
    change: 'By hand: the session of an administrator may fail, and the verification passes',
    edits: [inInteraction('getSession: admin', '"pending": false', '"pending": true')],
    gate: 'pact-changes',
    reason: /interaction-pending getSession: admin.*/,
    unseenBy: ['scenarios', 'pact-in-description'],
  },
  {
    id: 'pact-move-interaction',
    place: 'pact',
    kind: 'move to another agreement',
    change: 'By hand: the dashboards are in the pact that every backend has to keep',
    edits: [
      withInteractions(SIGN_IN, (own) => [...own, ...interactionsIn(EXTENSION).filter(isMoved)]),
      withInteractions(EXTENSION, (own) => own.filter((one) => !isMoved(one))),
    ],
    gate: 'scenarios',
    reason: /portaria-erp-backend\.json has listDashboards: dashboards, which is no scenario of it/,
    unseenBy: ['pact-in-description'],
  },
];
