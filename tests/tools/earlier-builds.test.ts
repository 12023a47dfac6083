import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dropFiles, keepFiles } from '../../tools/earlier-builds.mjs'
import { musicFolder } from '../support/server/music-folder'

const now = new Date('2026-11-23T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe('the files of earlier builds', () => {
  it('are kept while a build replaces them, without source maps', () => {
    const root = musicFolder({
      'assets/app-1.js': 'one',
      'assets/app-1.js.map': '{}',
      'assets/app-1.css': '',
    })
    keepFiles(join(root, 'assets'), join(root, 'kept'), now)
    expect(readdirSync(join(root, 'kept'))).toEqual(['app-1.css', 'app-1.js'])
  })

  it('are none before the first build', () => {
    const root = musicFolder({ 'index.html': '' })
    keepFiles(join(root, 'assets'), join(root, 'kept'), now)
    dropFiles(join(root, 'assets'), join(root, 'kept'), now)
    expect(existsSync(join(root, 'kept'))).toBe(false)
  })

  it('go after a day, and where the new build has them as well', () => {
    const root = musicFolder({
      'assets/same-1.js': '',
      'kept/same-1.js': '',
      'kept/yesterday-1.js': '',
      'kept/before-1.js': '',
    })
    const kept = join(root, 'kept')
    utimesSync(join(kept, 'same-1.js'), now, now)
    utimesSync(join(kept, 'yesterday-1.js'), hoursAgo(23), hoursAgo(23))
    utimesSync(join(kept, 'before-1.js'), hoursAgo(25), hoursAgo(25))
    dropFiles(join(root, 'assets'), kept, now)
    expect(readdirSync(kept)).toEqual(['yesterday-1.js'])
  })
})
