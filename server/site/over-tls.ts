/** Whether the listener's browser speaks TLS, be it to what stands before this server. */
export function isOverTls(request: Request): boolean {
  return new URL(request.url).protocol === 'https:' || request.headers.get('X-Forwarded-Proto') === 'https'
}
