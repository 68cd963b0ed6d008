/** The whole screen for the portal, and back. A browser may refuse: everything stays as it is then. */
export async function toggleFullScreen(): Promise<void> {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  await change.catch(() => undefined);
}
