/**
 * What a page of ours may load: everything from its own origin, and nothing else.
 * @param foreignCovers a remote backend names covers on hosts of its own; what sounds comes through our own origin
 */
export function contentSecurityPolicy(foreignCovers: boolean): string {
  const covers = foreignCovers ? ' https:' : ''
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${covers}`,
    "media-src 'self' blob:",
    `connect-src 'self'${covers}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
