import { readList } from '../description/document';
import type { Operation } from '../description/operations';
import type { Change } from './change';
import { change } from './descriptionRules';

/**
 * Compares the agreements of an operation, which its tags decide.
 * @param agreed Tags of the current agreements. A removed tag may be that of an agreement of the base, so it counts if the
 * operation joins another one.
 */
export function compareTags(before: Operation, after: Operation, agreed: readonly string[]): Change[] {
  const [oldTags, newTags] = [readTags(before), readTags(after)];
  const removed = oldTags.filter((tag) => !newTags.includes(tag));
  const added = newTags.filter((tag) => !oldTags.includes(tag));
  const isAgreed = (tag: string) => agreed.includes(tag);
  const message = `${format(oldTags)} became ${format(newTags)}`;
  if (removed.some(isAgreed)) return [change('operation-tags-changed', before.id, message)];
  if (!added.some(isAgreed)) return [];
  return [change(removed.length > 0 ? 'operation-tags-changed' : 'operation-tag-added', before.id, message)];
}

const readTags = ({ value }: Operation): string[] => readList(value, 'tags').map(String);

const format = (tags: readonly string[]): string => tags.join(', ') || 'no tag';
