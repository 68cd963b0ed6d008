import { entries, entry, resolved, textIn } from '../../api-spec/document';
import type { Change } from './change';
import { compareSchemas } from './compareSchemas';
import { change } from './descriptionRules';
import { notJudged } from './notJudged';
import type { Place } from './place';
import { canonical } from './schemaShape';
import type { Schema } from './schemaShape';

/** The media types of a request or an answer: `value` is what stands in `content`. */
export function compareContent(before: Schema, after: Schema, place: Place): Change[] {
  const { direction, of } = place;
  const [old, now] = [entries(before.value), entries(after.value)];
  const isIn = (media: string, content: [string, unknown][]) => content.some(([name]) => name === media);
  return [
    ...old
      .filter(([media]) => !isIn(media, now))
      .map(([media]) => change(`${direction}-media-type-removed`, of, `${media} is gone`)),
    ...now
      .filter(([media]) => !isIn(media, old))
      .map(([media]) => change(`${direction}-media-type-added`, of, `${media} is new`)),
    ...old
      .filter(([media]) => isIn(media, now))
      .flatMap(([media, value]) => {
        const inside = media === 'application/json' ? place : { ...place, of: `${of} ${media}` };
        const next = entry(after.value, media);
        const schema = (one: unknown) => entry(one, 'schema');
        return [
          ...compareSchemas({ ...before, value: schema(value) }, { ...after, value: schema(next) }, inside),
          ...compareExamples({ ...before, value }, { ...after, value: next }, inside),
          ...notJudged({ ...before, value }, { ...after, value: next }, ['encoding'], inside.of),
        ];
      }),
  ];
}

/** The named examples of a media type: the scenarios, or one side of them. */
function compareExamples(before: Schema, after: Schema, { of }: Place): Change[] {
  const [old, now] = [examplesIn(before), examplesIn(after)];
  const at = (name: string) => `${of} example ${name}`;
  return [
    ...[...old.keys()]
      .filter((name) => !now.has(name))
      .map((name) => change('scenario-removed', at(name), 'is gone')),
    ...[...now.keys()]
      .filter((name) => !old.has(name))
      .map((name) => change('scenario-added', at(name), 'is new')),
    ...[...old].flatMap(([name, example]) => {
      const next = now.get(name);
      if (next === undefined) return [];
      const changes: Change[] = [];
      const [was, is] = [stateOf(example), stateOf(next)];
      if (was !== is) changes.push(change('scenario-state-changed', at(name), `${was} became ${is}`));
      if (canonical(entry(example, 'value')) !== canonical(entry(next, 'value')))
        changes.push(change('scenario-changed', at(name), 'has other values'));
      return changes;
    }),
  ];
}

const stateOf = (example: unknown) => textIn(example, 'x-provider-state') ?? 'no state';

const examplesIn = ({ document, value }: Schema): Map<string, unknown> =>
  new Map(entries(entry(value, 'examples')).map(([name, example]) => [name, resolved(document, example)]));
