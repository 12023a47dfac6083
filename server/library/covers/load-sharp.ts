import type sharp from 'sharp'

let loading: Promise<typeof sharp> | null = null

/** Loads what renders pictures. Done when the first one is wanted: it takes as long as a fifth of the server's start. */
export const loadSharp = (): Promise<typeof sharp> =>
  (loading ??= import('sharp').then(({ default: loaded }) => {
    loaded.cache(false)
    loaded.concurrency(1)
    return loaded
  }))

/** Returns why pictures cannot be rendered, null if they can: sharp may be missing, or not be made for this machine. */
export const sharpFailure = (load: () => Promise<unknown> = loadSharp): Promise<string | null> =>
  load().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)).trim().split('\n')[0] ?? '',
  )
