import type { Change, Rules } from './change';

// Requests and responses break in opposite directions. A request may accept more, and a response may contain more. The portal
// validates some responses at run time: a guard that refuses more breaks deployed backends (rules `provider-…`).
export const DESCRIPTION_RULES = {
  'operation-removed': {
    severity: 'breaking',
    sentence: 'An operation is gone without a date that announced it.',
  },
  'operation-removed-before-sunset': {
    severity: 'breaking',
    sentence: 'A deprecated operation is gone before its day.',
  },
  'operation-retired': {
    severity: 'safe',
    sentence: 'A deprecated operation is gone, and its day has come.',
  },
  'operation-moved': { severity: 'breaking', sentence: 'An operation has another path or method.' },
  'operation-tags-changed': {
    severity: 'breaking',
    breaks: 'callers and providers',
    sentence: 'An operation belongs to another agreement, which other backends have to keep.',
  },
  'operation-renamed': {
    severity: 'breaking',
    sentence: 'An operation has another id, and pacts, records and routes know it by that.',
  },
  'operation-added': { severity: 'safe', sentence: 'A new operation.' },
  deprecated: {
    severity: 'safe',
    sentence: 'An operation, a parameter, a header or a field is to be left, by a day that is named.',
  },
  'sunset-too-soon': {
    severity: 'breaking',
    sentence: 'The day by which something is to be left came nearer, or was over when it was first named.',
  },

  'security-added': { severity: 'breaking', sentence: 'What was open asks for a token now.' },
  'security-removed': { severity: 'breaking', sentence: 'What asked for a token is open to everybody now.' },
  'security-changed': { severity: 'breaking', sentence: 'A way to prove who calls is no longer taken.' },
  'security-alternative-added': { severity: 'safe', sentence: 'One more way to prove who calls is taken.' },

  'path-parameter-renamed': {
    severity: 'safe',
    sentence: 'A part of the path has another name; the wire is the same.',
  },
  'parameter-removed': { severity: 'breaking', sentence: 'A parameter is no longer taken.' },
  'parameter-retired': {
    severity: 'safe',
    sentence: 'A deprecated parameter is gone, and its day has come.',
  },
  'parameter-required': {
    severity: 'breaking',
    sentence: 'A parameter becomes required.',
  },
  'parameter-optional': { severity: 'safe', sentence: 'A parameter may be left out now.' },
  'parameter-added': { severity: 'safe', sentence: 'One more parameter may be sent.' },

  'request-body-required': {
    severity: 'breaking',
    sentence: 'A request body becomes required.',
  },
  'request-body-optional': {
    severity: 'safe',
    sentence: 'The body may be left out now, or sent where there was none.',
  },
  'request-body-removed': { severity: 'breaking', sentence: 'No body is taken any more.' },
  'request-media-type-removed': { severity: 'breaking', sentence: 'A form of the body is no longer taken.' },
  'request-media-type-added': { severity: 'safe', sentence: 'One more form of the body is taken.' },
  'request-field-added-required': { severity: 'breaking', sentence: 'A new field has to be sent.' },
  'request-field-added': { severity: 'safe', sentence: 'A new field may be sent.' },
  'request-field-removed': { severity: 'breaking', sentence: 'A field is no longer taken.' },
  'request-field-made-required': {
    severity: 'breaking',
    sentence: 'A field that could be left out has to be sent.',
  },
  'request-field-made-optional': { severity: 'safe', sentence: 'A field may be left out now.' },
  'request-type-narrowed': { severity: 'breaking', sentence: 'A type of value is no longer taken.' },
  'request-type-widened': { severity: 'safe', sentence: 'One more type of value is taken.' },
  'request-null-refused': { severity: 'breaking', sentence: 'null is no longer taken.' },
  'request-null-taken': { severity: 'safe', sentence: 'null is taken too.' },
  'request-enum-value-removed': { severity: 'breaking', sentence: 'A listed value is no longer taken.' },
  'request-enum-value-added': { severity: 'safe', sentence: 'One more listed value is taken.' },
  'request-limits-tightened': {
    severity: 'breaking',
    sentence: 'A value has to keep within narrower limits.',
  },
  'request-limits-loosened': { severity: 'safe', sentence: 'A value may go beyond the old limits.' },
  'request-more-fields-refused': {
    severity: 'breaking',
    sentence: 'Fields beyond the described ones are refused.',
  },
  'request-more-fields-taken': { severity: 'safe', sentence: 'Fields beyond the described ones are taken.' },
  'request-default-changed': {
    severity: 'breaking',
    sentence: 'A value that is left out means something else.',
  },
  'request-default-added': {
    severity: 'safe',
    sentence: 'A value that is left out has a described meaning.',
  },
  'request-variant-removed': { severity: 'breaking', sentence: 'One form of several is no longer taken.' },
  'request-variant-added': { severity: 'safe', sentence: 'One more form is taken.' },

  'status-removed': {
    severity: 'breaking',
    sentence: 'A status is no longer described that callers look for.',
  },
  'status-added': {
    severity: 'breaking',
    sentence: 'A new status that is no failure, and that no caller looks for.',
  },
  'error-status-added': {
    severity: 'safe',
    sentence: 'A new failure; a caller takes any failure it does not know.',
  },
  'response-media-type-removed': {
    severity: 'breaking',
    sentence: 'An answer no longer comes in this form.',
  },
  'response-media-type-added': { severity: 'safe', sentence: 'An answer may be had in one more form.' },
  'response-header-removed': { severity: 'breaking', sentence: 'A header is no longer promised.' },
  'response-header-retired': {
    severity: 'safe',
    sentence: 'A deprecated header is gone, and its day has come.',
  },
  'response-header-optional': { severity: 'breaking', sentence: 'A header that always came may stay away.' },
  'response-header-required': { severity: 'safe', sentence: 'A header comes always now.' },
  'response-header-added': { severity: 'safe', sentence: 'One more header.' },
  'response-field-removed': { severity: 'breaking', sentence: 'A field is gone from an answer.' },
  'response-field-added': { severity: 'safe', sentence: 'A new field in an answer.' },
  'response-field-made-optional': {
    severity: 'breaking',
    sentence: 'A field that always came may stay away.',
  },
  'response-field-made-required': { severity: 'safe', sentence: 'A field comes always now.' },
  'response-type-widened': {
    severity: 'breaking',
    sentence: 'A value may have a type that no reader awaits.',
  },
  'response-type-narrowed': { severity: 'safe', sentence: 'A value no longer has one of its types.' },
  'response-null-possible': { severity: 'breaking', sentence: 'A value may be null that never was.' },
  'response-null-gone': { severity: 'safe', sentence: 'A value is never null now.' },
  'response-enum-value-added': {
    severity: 'breaking',
    sentence: 'A value may come that no reader branches on.',
  },
  'response-enum-value-removed': { severity: 'safe', sentence: 'A listed value no longer comes.' },
  'response-limits-loosened': {
    severity: 'breaking',
    sentence: 'A value may go beyond the limits that were promised.',
  },
  'response-limits-tightened': { severity: 'safe', sentence: 'A value keeps within narrower limits.' },
  'response-more-fields-possible': {
    severity: 'breaking',
    sentence: 'A field may come where readers were promised no others.',
  },
  'response-more-fields-gone': { severity: 'safe', sentence: 'No fields come beside the described ones.' },
  'response-default-changed': { severity: 'safe', sentence: 'An answer names another default.' },
  'response-variant-removed': {
    severity: 'breaking',
    sentence: 'One meaning of an answer is no longer described.',
  },
  'response-variant-added': {
    severity: 'breaking',
    sentence: 'An answer may have a form that no reader knows.',
  },
  'variant-range-changed': {
    severity: 'breaking',
    breaks: 'callers and providers',
    sentence: 'The value that tells the arms of a union apart means something else.',
  },
  'discriminator-changed': {
    severity: 'breaking',
    breaks: 'callers and providers',
    sentence: 'The field or the values that name the arms of a union are others.',
  },
  'discriminator-added': {
    severity: 'safe',
    sentence: 'A field or a value that names an arm of a union is new.',
  },
  'field-retired': { severity: 'safe', sentence: 'A deprecated field is gone, and its day has come.' },

  'scenario-removed': {
    severity: 'breaking',
    sentence: 'A named example is gone, and with it what proves the answer.',
  },
  'scenario-added': { severity: 'safe', sentence: 'A new named example.' },
  'scenario-changed': { severity: 'safe', sentence: 'A named example has other values.' },
  'scenario-state-changed': {
    severity: 'breaking',
    sentence: 'A named example asks for another provider state.',
  },

  'provider-field-required': {
    severity: 'breaking',
    breaks: 'providers',
    sentence: 'The portal refuses a response without a field that a backend could leave out.',
  },
  'provider-type-narrowed': {
    severity: 'breaking',
    breaks: 'providers',
    sentence: 'The portal refuses a response with a type of value that was allowed.',
  },
  'provider-null-refused': {
    severity: 'breaking',
    breaks: 'providers',
    sentence: 'The portal refuses a response with a null that was allowed.',
  },
  'provider-enum-value-removed': {
    severity: 'breaking',
    breaks: 'providers',
    sentence: 'The portal refuses a response with a value that was allowed.',
  },
  'provider-limits-tightened': {
    severity: 'breaking',
    breaks: 'providers',
    sentence: 'The portal refuses a response with a value within the earlier limits.',
  },
  'provider-more-fields-refused': {
    severity: 'breaking',
    breaks: 'providers',
    sentence: 'The portal refuses a response with fields beside the described ones.',
  },
  'provider-variant-removed': {
    severity: 'breaking',
    breaks: 'providers',
    sentence: 'The portal refuses a response of a form that was described.',
  },

  'keyword-unsupported': {
    severity: 'breaking',
    breaks: 'callers and providers',
    sentence: 'Something differs that these rules know nothing of: a person has to look.',
  },
} as const satisfies Rules;

export type DescriptionRule = keyof typeof DESCRIPTION_RULES;

export function change(rule: DescriptionRule, at: string, message: string): Change {
  const { severity, breaks }: Rules[string] = DESCRIPTION_RULES[rule];
  return { rule, severity, at, message, ...(severity === 'breaking' && { breaks: breaks ?? 'callers' }) };
}
