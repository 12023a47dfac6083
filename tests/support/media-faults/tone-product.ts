import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../e2e/start-product'
import { writeToneAlbum } from './tone-album'

export interface ToneProduct {
  address: string
  /** Ids by song: the first is that of song 1. */
  ids: readonly number[]
  stop(): Promise<void>
}

export interface ToneAlbumShape {
  songs: number
  seconds: number
}

/** Starts the product with a folder that holds the album `Tones`. */
export async function startToneProduct({ songs, seconds }: ToneAlbumShape): Promise<ToneProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'melisma-tones-'))
  await writeToneAlbum(join(folder, 'music'), songs, seconds)
  const product = await startProduct(['--music', join(folder, 'music'), '--data', join(folder, 'data')])
  return {
    address: product.address,
    ids: await songIds(product.address),
    stop: async () => {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function songIds(address: string): Promise<number[]> {
  const { albums } = await json<{ albums: { id: number }[] }>(`${address}/api/album/newest`)
  const { songs } = await json<{ songs: { id: number }[] }>(`${address}/api/album?id=${albums[0]?.id}`)
  return songs.map(({ id }) => id)
}

async function json<T>(address: string): Promise<T> {
  const response = await fetch(address, {
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Requested-With': 'XMLHttpRequest' },
  })
  return (await response.json()) as T
}
