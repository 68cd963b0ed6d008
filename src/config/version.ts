/** `webpack.config.ts` replaces this name by its value. */
declare const BUILD_VERSION: string | undefined;

/** The version of this build. `build.ts` has the rest, which the login does not load. */
export const VERSION: string = typeof BUILD_VERSION === 'undefined' ? '0.0.0' : BUILD_VERSION;
