/** Exit code of a gate that could not be run here, with `skipped: <reason>` as its last line. */
export const SKIPPED = 77;
