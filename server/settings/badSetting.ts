import { CannotStart } from '../errors/cannotStart';

/** A setting is invalid. The message names the variable, and never the value of a secret. */
export class BadSetting extends CannotStart {}
