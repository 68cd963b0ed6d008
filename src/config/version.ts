/** `webpack.config.ts` replaces this name by its value. */
declare const BUILD_VERSION: string | undefined;

/** The version of this build. It is not in `build.ts`, because the login loads it alone. */
export const VERSION: string = typeof BUILD_VERSION === 'undefined' ? '0.0.0' : BUILD_VERSION;
