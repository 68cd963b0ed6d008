/** `webpack.config.ts` replaces this name by its value. */
declare const BUILD_VERSION: string | undefined;

/** The version of this build, apart from the rest of `build.ts` because the login shows it. */
export const VERSION: string = typeof BUILD_VERSION === 'undefined' ? '0.0.0' : BUILD_VERSION;
