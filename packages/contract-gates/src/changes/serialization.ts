import { entry } from '../description/document';
import type { JsonObject } from '../description/document';

/** How a parameter or a header is written, with what OpenAPI says where the description does not. */
export function serializationOf(value: unknown, where: string): JsonObject {
  const style = entry(value, 'style') ?? (where === 'query' || where === 'cookie' ? 'form' : 'simple');
  return {
    style,
    explode: entry(value, 'explode') ?? style === 'form',
    allowReserved: entry(value, 'allowReserved') ?? false,
  };
}
