/** Has it write what it holds back whenever the page may be going away. */
export function keepOnLeaving(store: { flush(): void }): void {
  const keep = () => store.flush()
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', keep)
}
