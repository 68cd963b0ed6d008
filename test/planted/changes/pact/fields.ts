// Plants faults of fields and their values in a committed pact.
import type { PlantedChange } from '../../plantedChange';
import { inInteraction, swapResponses } from './pactText';

const DASHBOARDS = 'listDashboards: dashboards';

export const pactFields: PlantedChange[] = [
  {
    id: 'pact-rename-field',
    document: 'pact',
    kind: 'rename a field',
    change: 'The token of an accepted login is renamed to `token`',
    edits: [inInteraction('getToken: accepted', '"ds_Token": "token', '"token": "token')],
    gate: 'pact-in-description',
    reason: /Response body is incompatible.*/,
  },
  {
    id: 'pact-retype-field',
    document: 'pact',
    kind: 'retype a field',
    change: 'The `statusLogin` of an accepted login is a string',
    edits: [inInteraction('getToken: accepted', '"statusLogin": 0', '"statusLogin": "0"')],
    gate: 'pact-in-description',
    reason: /Response body is incompatible.*/,
  },
  {
    id: 'pact-drop-field',
    document: 'pact',
    kind: 'drop a field',
    change: 'The `title` of a dashboard is no longer expected',
    edits: [
      inInteraction(DASHBOARDS, /"code": "default",\n\s+"title": "[^"]+"/, '"code": "default"'),
      inInteraction(DASHBOARDS, /,\n\s+"\$\.dashboards\[\*\]\.title": \{.*?\}\s+\]\s+\}/s, ''),
    ],
    gate: 'pact-changes',
    reason: /expectation-dropped listDashboards: dashboards.*title.*/,
    unseenBy: ['scenarios', 'pact-in-description', 'reference backend'],
  },
  {
    id: 'pact-required-field',
    document: 'pact',
    kind: 'require one more field',
    change: 'A refused login must contain a text in `cd_Dashboard`',
    edits: [
      inInteraction(
        'getToken: refused',
        '"statusLogin": 1',
        '"cd_Dashboard": "vendas",\n            "statusLogin": 1',
      ),
    ],
    gate: 'reference backend',
    reason: /\$\.cd_Dashboard -> .*/,
  },
  {
    id: 'pact-null',
    document: 'pact',
    kind: 'allow null',
    change: 'The token of an accepted login is null',
    edits: [inInteraction('getToken: accepted', '"ds_Token": "token-of-the-scenario"', '"ds_Token": null')],
    gate: 'pact-in-description',
    reason: /Response body is incompatible.*/,
  },
  {
    id: 'pact-status-login',
    document: 'pact',
    kind: 'change the status of an accepted login',
    change: 'The `statusLogin` of an accepted login is 7',
    edits: [
      inInteraction('getToken: accepted', '"statusLogin": 0', '"statusLogin": 7'),
      inInteraction('getToken: accepted', /"\^\(-[^"]+"/, '"^[1-9]+$"'),
    ],
    gate: 'pact-in-description',
    reason: /getToken: accepted: .*must be <= 0/,
  },
  {
    id: 'pact-token-type',
    document: 'pact',
    kind: 'change the type of the token',
    change: 'The token of an accepted login is a number',
    edits: [inInteraction('getToken: accepted', '"ds_Token": "token-of-the-scenario"', '"ds_Token": 12345')],
    gate: 'pact-in-description',
    reason: /Response body is incompatible.*/,
  },
  {
    id: 'pact-swap-arms',
    document: 'pact',
    kind: 'swap the variants',
    change: 'The responses of a refused and an accepted login are swapped',
    edits: [swapResponses('getToken: accepted', 'getToken: refused')],
    gate: 'reference backend',
    reason: /\$\.statusLogin -> Expected '[01]' to match .*/,
    unseenBy: ['scenarios'],
  },
  {
    id: 'pact-loosen-status-login',
    document: 'pact',
    kind: 'loosen an exact value',
    change: 'The `statusLogin` of an accepted login is matched by type',
    edits: [
      inInteraction('getToken: accepted', /\{\s+"match": "regex",\s+"regex": "\^\(-[^"]+"\s+\},\s+/, ''),
    ],
    gate: 'pact-changes',
    reason: /expectation-weakened getToken: accepted.*statusLogin.*/,
    unseenBy: ['scenarios', 'pact-in-description', 'reference backend'],
  },
  {
    id: 'pact-loosen-role',
    document: 'pact',
    kind: 'loosen an exact value',
    change: 'The role of a session matches any text',
    edits: [
      inInteraction(
        'getSession: admin',
        '            "$.name": {',
        '            "$.role": { "combine": "AND", "matchers": [{ "match": "type" }] },\n            "$.name": {',
      ),
    ],
    gate: 'consumer',
    reason: /changed: getSession: admin/,
    unseenBy: ['scenarios', 'pact-in-description'],
  },
];
