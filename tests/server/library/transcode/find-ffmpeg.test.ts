import { chmodSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findFfmpeg } from '../../../../server/library/transcode/find-ffmpeg'
import { musicFolder } from '../../../support/server/music-folder'

describe.skipIf(process.platform === 'win32')('findFfmpeg', () => {
  it('finds the first programme of that name on the PATH, and no folder, plain file or relative path', () => {
    const folder = musicFolder({ 'a/ffmpeg/x': '', 'b/ffmpeg': '', 'c/ffmpeg': '', 'd/ffmpeg': '' })
    const places = ['a', 'b', 'c', 'd'].map((name) => join(folder, name))
    chmodSync(join(folder, 'c/ffmpeg'), 0o755)
    chmodSync(join(folder, 'd/ffmpeg'), 0o755)
    expect(findFfmpeg({ PATH: ['.', '', ...places].join(delimiter) })).toBe(join(folder, 'c/ffmpeg'))
    expect(findFfmpeg({ PATH: places[1] })).toBeNull()
    expect(findFfmpeg({})).toBeNull()
  })
})
