const base = 'http://app.invalid'

/**
 * Returns the path to go to after a login: the one kept in the login screen's URL if it belongs to this app,
 * otherwise the listener's library.
 */
export function pathAfterLogin(kept: string | null): string {
  if (!kept?.startsWith('/') || !URL.canParse(kept, base)) return '/user'
  const { origin, pathname, search } = new URL(kept, base)
  return origin !== base || pathname.startsWith('//') || pathname === '/login' ? '/user' : pathname + search
}
