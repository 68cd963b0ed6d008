/**
 * Loads the code of the app area and of a dashboard's figures. webpack adds `<link rel="prefetch">` for both as soon as
 * the chunk of this file is loaded, so the browser fetches them while it has nothing else to do.
 */
export async function loadCodeAfterSignIn(): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "app", webpackPrefetch: true */ './AppArea'),
    import(/* webpackChunkName: "figures", webpackPrefetch: true */ '../screens/dashboard/Figures'),
  ]);
}
