import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createGrowingFile } from '../../../../server/library/transcode/growing-file'
import { temporaryFolder } from '../../../support/server/music-folder'

const growing = () => {
  const folder = temporaryFolder()
  const path = join(folder, 'part')
  return { path, file: createGrowingFile(path, join(folder, 'whole'), 4) }
}

describe('createGrowingFile', () => {
  it('opens no file for a reply that nobody reads', async () => {
    const { path, file } = growing()
    const stream = file.stream(0, 3, () => undefined)
    await writeFile(path, 'abcd')
    file.grow(4)
    expect(await new Response(stream).text()).toBe('abcd')
  })

  it('ends with an error when the rest will never come', async () => {
    const { path, file } = growing()
    await writeFile(path, 'ab')
    file.grow(2)
    const reader = file.stream(0, 3, () => undefined).getReader()
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('ab')
    const rest = reader.read()
    file.fail()
    await expect(rest).rejects.toThrow('ends early')
  })
})
