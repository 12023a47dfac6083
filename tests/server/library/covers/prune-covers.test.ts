import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pruneCovers } from '../../../../server/library/covers/prune-covers'
import { musicFolder, temporaryFolder } from '../../../support/server/music-folder'

const never = new AbortController().signal

/** Creates ten files of ten bytes, `0.jpg` the oldest. */
const covers = () => {
  const names = Array.from({ length: 10 }, (_, at) => `${at}.jpg`)
  const folder = musicFolder(Object.fromEntries(names.map((name) => [name, 'x'.repeat(10)])))
  names.forEach((name, at) => utimesSync(join(folder, name), 1000 + at, 1000 + at))
  return folder
}

describe('pruneCovers', () => {
  it('leaves a folder within its limit alone', async () => {
    const folder = covers()
    await pruneCovers(folder, never, 100)
    expect(readdirSync(folder)).toHaveLength(10)
  })

  it('deletes the oldest files, down to below the limit', async () => {
    const folder = covers()
    await pruneCovers(folder, never, 50)
    expect(new Set(readdirSync(folder))).toEqual(new Set(['6.jpg', '7.jpg', '8.jpg', '9.jpg']))
  })

  it('accepts a missing folder, and stops on the signal', async () => {
    await pruneCovers(join(temporaryFolder(), 'none'), never, 1)
    const folder = covers()
    await pruneCovers(folder, AbortSignal.abort(), 1)
    expect(readdirSync(folder)).toHaveLength(10)
  })
})
