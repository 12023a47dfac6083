/** Lets a store write its pending data whenever the page is hidden or may be closed. */
export function flushOnPageHide(store: { flush(): void }): void {
  const flush = () => store.flush()
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)
}
