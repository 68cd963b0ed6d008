/** Calls back when the user or the connection returns. Returns a function that stops it. */
export function onReturn(window: Window, callBack: () => void): () => void {
  window.addEventListener('focus', callBack);
  window.addEventListener('online', callBack);
  window.document.addEventListener('visibilitychange', callBack);
  return () => {
    window.removeEventListener('focus', callBack);
    window.removeEventListener('online', callBack);
    window.document.removeEventListener('visibilitychange', callBack);
  };
}
