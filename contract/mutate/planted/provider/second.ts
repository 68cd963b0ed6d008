// Planted in the second backend, which does not hold its answers against the description.
import type { Edit, PlantedChange } from '../../plantedChange';

const edit = (file: string, find: string, replace: string): Edit => ({ file, find, replace });

const SECOND = 'test/providers/second.ts';

export const changesOfTheSecondBackend: PlantedChange[] = [
  {
    id: 'second-rename-field',
    place: 'provider',
    kind: 'rename a field',
    change: 'A backend of another house calls the token `token`',
    edits: [edit(SECOND, 'ds_Token: open(user)', 'token: open(user)')],
    gate: 'second backend',
    reason: /.*missing the following keys: ds_Token.*/,
  },
  {
    id: 'second-null',
    place: 'provider',
    kind: 'null where a text is',
    change: 'A backend of another house has no icons',
    edits: [
      edit(
        SECOND,
        'context.json({ dashboards: DASHBOARDS })',
        'context.json({ dashboards: DASHBOARDS.map((one) => ({ ...one, icon: null })) })',
      ),
    ],
    gate: 'second backend',
    // Which of the dashboards is named first differs from run to run.
    reason: /icon -> Expected null.*/,
  },
  {
    id: 'second-status-login',
    place: 'provider',
    kind: 'another status for an accepted login',
    change: 'A backend of another house says `statusLogin` 7 of an accepted login',
    edits: [edit(SECOND, 'statusLogin: 0, ds_Token', 'statusLogin: 7, ds_Token')],
    gate: 'second backend',
    reason: /\$\.statusLogin -> Expected 7 \(Integer\) to be equal to 0 \(Integer\)/,
  },
  {
    id: 'second-token-type',
    place: 'provider',
    kind: 'a token of another type',
    change: 'A backend of another house counts its sessions, and gives the number',
    edits: [edit(SECOND, 'ds_Token: open(user)', 'ds_Token: open(user).length')],
    gate: 'second backend',
    reason: /\$\.ds_Token -> Expected \d+ \(Integer\) to be the same type as .*/,
  },
  {
    id: 'second-drop-state',
    place: 'provider',
    kind: 'drop a state',
    change: 'A backend of another house blocks nobody when it is told to',
    edits: [edit(SECOND, "isBlocked: state === 'a blocked user exists'", 'isBlocked: false')],
    gate: 'second backend',
    reason: /\$\.statusLogin -> Expected 0 \(Integer\) to be equal to 2 \(Integer\)/,
  },
];
