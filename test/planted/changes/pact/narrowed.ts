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
    document: 'pact',
    kind: 'narrow a response',
    change: 'At least four dashboards are expected, but a backend may have fewer',
    edits: [inInteraction(DASHBOARDS, '"min": 1', '"min": 4')],
    gate: 'pact-in-description',
    reason: /listDashboards: dashboards \$\.dashboards .*/,
    unseenBy: ['scenarios'],
  },
  {
    id: 'pact-narrow-values',
    document: 'pact',
    kind: 'narrow a response',
    change: 'Every `title` is expected to have the same value',
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
    document: 'pact',
    kind: 'hide an operation',
    change: 'The interaction of an administrator’s session is pending, so it may fail',
    edits: [inInteraction('getSession: admin', '"pending": false', '"pending": true')],
    gate: 'pact-changes',
    reason: /interaction-pending getSession: admin.*/,
    unseenBy: ['scenarios', 'pact-in-description'],
  },
  {
    id: 'pact-move-interaction',
    document: 'pact',
    kind: 'move to another agreement',
    change: 'The dashboards move to the pact that every backend must satisfy',
    edits: [
      withInteractions(SIGN_IN, (own) => [...own, ...interactionsIn(EXTENSION).filter(isMoved)]),
      withInteractions(EXTENSION, (own) => own.filter((one) => !isMoved(one))),
    ],
    gate: 'scenarios',
    reason: /portaria-erp-backend\.json has listDashboards: dashboards, which is not one of its scenarios/,
    unseenBy: ['pact-in-description'],
  },
];
