/** Exit code of a gate that cannot run on this machine. It prints `skipped: <reason>` as its last line. */
export const SKIPPED = 77;
