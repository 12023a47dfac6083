/**
 * What a page of ours may load: everything from its own origin, and nothing else.
 * @param foreignMedia a remote backend names covers and audio on hosts of its own
 */
export function contentSecurityPolicy(foreignMedia: boolean): string {
  const media = foreignMedia ? ' https:' : ''
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    `connect-src 'self'${media}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
