/**
 * Where our scripts come from: this origin, but nothing that a listener or another server has sent. A `blob:` URL has
 * the origin of its page, too.
 */
function ownScript(url: string): string {
  const { protocol, origin, pathname, href } = new URL(url, location.href)
  const own = /^https?:$/.test(protocol) && origin === location.origin && !pathname.startsWith('/api/')
  if (own) return href
  throw new TypeError(`No script of Melisma: ${href}`)
}

/** Not in the type library. A marked URL is an object of its own kind, but goes where a string does. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/** Older browsers lack them: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API#browser_compatibility */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

const policy = trustedTypes?.createPolicy('melisma', { createScriptURL: ownScript })

/**
 * Checks the URL of a worker or service worker and marks it as trusted, by the one policy that the page may have. Where
 * the browser knows no trusted types, only the check is left. Throws for URLs that are not of our own scripts.
 * @returns the marked URL, which TypeScript takes for a string
 */
export function trustedScriptUrl(url: string | URL): string {
  const script = String(url)
  return policy ? policy.createScriptURL(script) : ownScript(script)
}
