import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { precacheEntries } from '../../tools/precache-entries.mjs'
import { musicFolder } from '../support/server/music-folder'

describe('precacheEntries', () => {
  it('lists what the app needs without a network, with a digest where a name has none', () => {
    const client = musicFolder({
      'index.html': '<title>1</title>',
      'icon.svg': '<svg/>',
      'assets/shell-1.js': 'run()',
      'assets/shell-1.js.map': '{}',
      'assets/shell-1.js.br': 'packed',
      'assets/hud-1.js': 'measure()',
      'icons/icon-192.png': 'png',
      'manifest.webmanifest': '{}',
      'service-worker.js': 'keep()',
    })
    expect(precacheEntries(client)).toEqual([
      { url: '/assets/shell-1.js', revision: null },
      { url: '/icon.svg', revision: expect.stringMatching(/^[\da-f]{40}$/) },
      { url: '/index.html', revision: expect.stringMatching(/^[\da-f]{40}$/) },
    ])
  })

  it('gives a changed file another digest', () => {
    const client = musicFolder({ 'index.html': '<title>1</title>' })
    const [before] = precacheEntries(client)
    writeFileSync(join(client, 'index.html'), '<title>2</title>')
    expect(precacheEntries(client)[0]?.revision).not.toBe(before?.revision)
  })
})
