import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tidyCovers } from '../../../server/covers/tidy-covers'
import { musicFolder, temporaryFolder } from '../support/music-folder'

const never = new AbortController().signal

/** Ten files of ten bytes, `0.jpg` the oldest. */
const covers = () => {
  const names = Array.from({ length: 10 }, (_, at) => `${at}.jpg`)
  const folder = musicFolder(Object.fromEntries(names.map((name) => [name, 'x'.repeat(10)])))
  names.forEach((name, at) => utimesSync(join(folder, name), 1000 + at, 1000 + at))
  return folder
}

describe('tidyCovers', () => {
  it('leaves a folder within its bounds alone', async () => {
    const folder = covers()
    await tidyCovers(folder, never, 100)
    expect(readdirSync(folder)).toHaveLength(10)
  })

  it('takes the oldest away, with some room to spare', async () => {
    const folder = covers()
    await tidyCovers(folder, never, 50)
    expect(new Set(readdirSync(folder))).toEqual(new Set(['6.jpg', '7.jpg', '8.jpg', '9.jpg']))
  })

  it('bears a folder that is not there, and ends when told', async () => {
    await tidyCovers(join(temporaryFolder(), 'none'), never, 1)
    const folder = covers()
    await tidyCovers(folder, AbortSignal.abort(), 1)
    expect(readdirSync(folder)).toHaveLength(10)
  })
})
