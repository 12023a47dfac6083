import { isOverTls } from './own-host'

/** What the app uses. What no browser names everywhere without a warning is left to its default: `web-share`. */
const allowed = [
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'picture-in-picture',
  'screen-wake-lock',
  'speaker-selection',
]

/** What Chromium 156 names besides, except for hints to servers, networks (`connect-src` bounds them) and isolation. */
const refused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const permissions = [
  ...allowed.map((feature) => `${feature}=(self)`),
  ...refused.map((feature) => `${feature}=()`),
].join(', ')

/** What every answer carries, whatever it is. */
export const commonSecurityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** What the build makes of `*.worker.ts`. */
const workerPath = /^\/assets\/[^/]+\.worker-[^/]+\.js$/

const serviceWorkerPath = '/service-worker.js'

/** The content security policies of our documents. */
export interface Policies {
  /** Of pages that have none of their own, and of workers. */
  page: string
  serviceWorker: string
}

const noPolicies: Policies = { page: '', serviceWorker: '' }

const yearSeconds = 31_536_000

/**
 * Adds the security headers to a response. Pages that have a content security policy of their own keep it.
 * @param request what is answered; null when it could not be read
 */
export function secureResponse(
  response: Response,
  request: Request | null,
  policies: Policies = noPolicies,
): Response {
  const { headers } = response
  for (const [name, value] of commonSecurityHeaders) {
    if (name !== 'Referrer-Policy' || !headers.has(name)) headers.set(name, value)
  }
  // a browser heeds it over TLS alone, so that nobody gains by pretending; https://www.rfc-editor.org/rfc/rfc6797#section-8.1
  if (request && isOverTls(request)) headers.set('Strict-Transport-Security', `max-age=${yearSeconds}`)
  const isPage = headers.get('Content-Type')?.startsWith('text/html')
  if (isPage) headers.set('Permissions-Policy', permissions)
  // a worker has the policy that it is sent with, not that of its page
  const pathname = request ? new URL(request.url).pathname : ''
  if (pathname === serviceWorkerPath) headers.set('Content-Security-Policy', policies.serviceWorker)
  if ((isPage || workerPath.test(pathname)) && !headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', policies.page)
  return response
}
