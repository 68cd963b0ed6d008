import type { components } from '../../api-spec/schema.gen';
import { paths } from '../config/paths';
import { writeEntriesAddress } from './entries/entriesAddress';

/** What is behind a figure, as the API description says it. */
export type WidgetLink = components['schemas']['Link'];

/** Returns the address behind a link. Null if the portal does not know its target. */
export function linkAddress(link: WidgetLink | undefined): string | null {
  if (link?.to === 'dashboard' && link.code !== undefined) return paths.dashboard.to(link.code);
  if (link?.to !== 'entries') return null;
  return writeEntriesAddress(link.filter);
}
