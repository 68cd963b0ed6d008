/** Calls back when the person or the connection comes back to the page, until the function that is given back is called. */
export function onComeBack(window: Window, callBack: () => void): () => void {
  window.addEventListener('focus', callBack);
  window.addEventListener('online', callBack);
  window.document.addEventListener('visibilitychange', callBack);
  return () => {
    window.removeEventListener('focus', callBack);
    window.removeEventListener('online', callBack);
    window.document.removeEventListener('visibilitychange', callBack);
  };
}
