const base = 'http://app.invalid'

/**
 * Where a login leads: what the login screen's address kept, if it is a screen of this app, else the listener's
 * library.
 */
export function placeAfterLogin(kept: string | null): string {
  if (!kept?.startsWith('/') || !URL.canParse(kept, base)) return '/user'
  const { origin, pathname, search } = new URL(kept, base)
  return origin !== base || pathname.startsWith('//') || pathname === '/login' ? '/user' : pathname + search
}
