/** Whether this browser keeps the app for use without a network. */
export function isKeptForOffline(): boolean {
  // where the context is not secure there is no such thing
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}
