import { CannotStart } from '../errors/cannotStart';

/** A setting that cannot be right. The message is a sentence that names the variable, never the value of a secret. */
export class BadSetting extends CannotStart {}
