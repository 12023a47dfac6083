import type sharp from 'sharp'

let loading: Promise<typeof sharp> | null = null

/** Loads what renders pictures. Done when the first one is wanted: it takes as long as a fifth of the server's start. */
export const loadSharp = (): Promise<typeof sharp> =>
  (loading ??= import('sharp').then(({ default: loaded }) => {
    loaded.cache(false)
    loaded.concurrency(1)
    return loaded
  }))
