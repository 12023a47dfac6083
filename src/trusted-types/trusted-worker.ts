import { trustedScriptUrl } from './trusted-script-url'

export type TrustedWorker = Worker

/**
 * Starts a worker that the page's content security policy lets start. Import it `as Worker`: the build finds workers by
 * the text `new Worker(new URL(`.
 */
export const TrustedWorker = function (url: string | URL, options?: WorkerOptions): Worker {
  return new Worker(trustedScriptUrl(url), options)
} as unknown as typeof Worker
