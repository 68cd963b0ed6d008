import { breaking, safe } from './change';
import type { Change, Rules } from './change';

const breaksCallers = (sentence: string) => breaking(sentence, 'callers');
const breaksBoth = (sentence: string) => breaking(sentence, 'callers and providers');
const breaksProviders = (sentence: string) => breaking(sentence, 'providers');

// Requests and responses break in opposite directions. A request may accept more, and a response may contain more.
// The consumer validates some responses at run time. A stricter validator breaks deployed providers (rules `provider-…`).
export const DESCRIPTION_RULES = {
  'operation-removed': breaksCallers('An operation is removed without an announced day.'),
  'operation-removed-before-sunset': breaksCallers(
    'A deprecated operation is removed before the announced day.',
  ),
  'operation-retired': safe('A deprecated operation is removed after the announced day.'),
  'operation-moved': breaksCallers('An operation has another path or method.'),
  'operation-tags-changed': breaksBoth('An operation belongs to another agreement, with other providers.'),
  'operation-tag-added': safe('An operation belongs to one more agreement.'),
  'operation-renamed': breaksCallers('An operation has another id. Pacts, records and routes use the id.'),
  'operation-added': safe('An operation is new.'),
  deprecated: safe('The removal of an operation, parameter, header or field is announced for a day.'),
  'sunset-too-soon': breaksCallers(
    'The announced day of a removal is earlier than before, or has already passed.',
  ),

  'security-added': breaksCallers('A public operation now requires a token.'),
  'security-removed': breaksCallers('An operation no longer requires a token.'),
  'security-changed': breaksCallers('One kind of credentials is no longer accepted.'),
  'security-alternative-added': safe('One more kind of credentials is accepted.'),

  'roles-removed': breaksCallers('A role may no longer call an operation.'),
  'roles-added': safe('One more role may call an operation.'),

  'path-parameter-renamed': safe('A path parameter has another name. Requests stay the same.'),
  'parameter-removed': breaksCallers('A parameter is no longer accepted.'),
  'parameter-retired': safe('A deprecated parameter is removed after the announced day.'),
  'parameter-required': breaksCallers('A parameter is now required.'),
  'parameter-optional': safe('A parameter is now optional.'),
  'parameter-added': safe('An optional parameter is new.'),

  'request-body-required': breaksCallers('A request body is now required.'),
  'request-body-optional': safe('A request body is now optional.'),
  'request-body-removed': breaksCallers('A request body is no longer accepted.'),
  'request-media-type-removed': breaksCallers('A media type of a request is no longer accepted.'),
  'request-media-type-added': safe('One more media type of a request is accepted.'),
  'request-field-added-required': breaksCallers('A required field of a request is new.'),
  'request-field-added': safe('An optional field of a request is new.'),
  'request-field-removed': breaksCallers('A field of a request is no longer accepted.'),
  'request-field-made-required': breaksCallers('A field of a request is now required.'),
  'request-field-made-optional': safe('A field of a request is now optional.'),
  'request-type-narrowed': breaksCallers('A type of a request value is no longer accepted.'),
  'request-type-widened': safe('One more type of a request value is accepted.'),
  'request-null-refused': breaksCallers('null is no longer accepted.'),
  'request-null-taken': safe('null is now accepted.'),
  'request-enum-value-removed': breaksCallers('A listed value is no longer accepted.'),
  'request-enum-value-added': safe('One more listed value is accepted.'),
  'request-limits-tightened': breaksCallers('The limits of a request value are tighter.'),
  'request-limits-loosened': safe('The limits of a request value are looser.'),
  'request-more-fields-refused': breaksCallers('Undescribed fields of a request are no longer accepted.'),
  'request-more-fields-taken': safe('Undescribed fields of a request are now accepted.'),
  'request-default-changed': breaksCallers('An absent request value has another meaning.'),
  'request-default-added': safe('An absent request value now has a described meaning.'),
  'request-variant-removed': breaksCallers('A variant of a request is no longer accepted.'),
  'request-variant-added': safe('One more variant of a request is accepted.'),

  'status-removed': breaksCallers('A status that callers handle is no longer described.'),
  'status-added': breaksCallers('A new status is not an error, and no caller handles it.'),
  'error-status-added': safe('A new error status. Callers handle unknown errors.'),
  'response-media-type-removed': breaksCallers('A response no longer has this media type.'),
  'response-media-type-added': safe('A response has one more media type.'),
  'response-header-removed': breaksCallers('A header of a response is removed.'),
  'response-header-retired': safe('A deprecated header is removed after the announced day.'),
  'response-header-optional': breaksCallers('A required header of a response is now optional.'),
  'response-header-required': safe('A header of a response is now required.'),
  'response-header-added': safe('A header of a response is new.'),
  'response-field-removed': breaksCallers('A field of a response is removed.'),
  'response-field-added': safe('A field of a response is new.'),
  'response-field-made-optional': breaksCallers('A required field of a response is now optional.'),
  'response-field-made-required': safe('A field of a response is now required.'),
  'response-type-widened': breaksCallers('A response value may have a type that callers do not expect.'),
  'response-type-narrowed': safe('A response value no longer has one of its types.'),
  'response-null-possible': breaksCallers('A response value may now be null.'),
  'response-null-gone': safe('A response value is no longer null.'),
  'response-enum-value-added': breaksCallers('A response may have a value that callers do not handle.'),
  'response-enum-value-removed': safe('A listed value is no longer returned.'),
  'response-limits-loosened': breaksCallers('The limits of a response value are looser.'),
  'response-limits-tightened': safe('The limits of a response value are tighter.'),
  'response-more-fields-possible': breaksCallers(
    'A response may have undescribed fields that were excluded before.',
  ),
  'response-more-fields-gone': safe('A response no longer has undescribed fields.'),
  'response-default-changed': safe('A response value has another default.'),
  'response-variant-removed': breaksCallers('A variant of a response is no longer described.'),
  'response-variant-added': breaksCallers('A response may have a variant that callers do not know.'),
  'variant-range-changed': breaksBoth(
    'The value that distinguishes variants of a union has another meaning.',
  ),
  'discriminator-changed': breaksBoth(
    'A discriminator has another field, or one of its values selects another schema.',
  ),
  'discriminator-added': safe('A discriminator is new.'),
  'field-retired': safe('A deprecated field is removed after the announced day.'),

  'scenario-removed': breaksCallers('A named example is removed, so no test proves the response.'),
  'scenario-added': safe('A named example is new.'),
  'scenario-changed': safe('A named example has other values.'),
  'scenario-state-changed': breaksCallers('A named example has another provider state.'),

  'provider-field-required': breaksProviders(
    'The consumer refuses a response without a field that was optional.',
  ),
  'provider-type-narrowed': breaksProviders('The consumer refuses a response with a type that was allowed.'),
  'provider-null-refused': breaksProviders('The consumer refuses a response with a null that was allowed.'),
  'provider-enum-value-removed': breaksProviders(
    'The consumer refuses a response with a value that was allowed.',
  ),
  'provider-limits-tightened': breaksProviders('The consumer refuses a response within the earlier limits.'),
  'provider-more-fields-refused': breaksProviders('The consumer refuses a response with undescribed fields.'),
  'provider-variant-removed': breaksProviders(
    'The consumer refuses a response of a variant that was described.',
  ),

  'keyword-unsupported': breaksBoth('A keyword without rules has changed. A person has to review it.'),
} as const satisfies Rules;

export type DescriptionRule = keyof typeof DESCRIPTION_RULES;

export function change(rule: DescriptionRule, at: string, message: string): Change {
  const { severity, breaks }: Rules[string] = DESCRIPTION_RULES[rule];
  return { rule, severity, at, message, ...(breaks !== undefined && { breaks }) };
}
