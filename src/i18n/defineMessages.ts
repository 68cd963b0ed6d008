import type { MessageDescriptor, TypedMessageDescriptor } from 'react-intl';

type Registry = FormatjsIntl.MessageArguments;
type Id = keyof Registry;
type Message<I extends Id> = TypedMessageDescriptor<Registry[I]> & { readonly id: string };

/**
 * Returns the descriptors with the types of their values. `npm run i18n:extract` writes these types into
 * `messageArguments.gen.d.ts`.
 */
export function defineMessages<const T extends Readonly<Record<string, MessageDescriptor & { id: Id }>>>(
  messages: T,
): { readonly [K in keyof T]: Message<T[K]['id']> };
export function defineMessages(messages: object) {
  return messages;
}
