import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { zhCNFrame } from '../../src/i18n/zh-cn-frame'
import { zhCNMusic } from '../../src/i18n/zh-cn-music'

/** What is shown before the music part has come, and what opens over that by itself. */
const roots = [
  'src/main.tsx',
  'src/ui/screens/home/home-screen.tsx',
  'src/ui/screens/error/status-screen.tsx',
  'src/ui/parts/menu.tsx',
  'src/ui/parts/tooltip.ts',
].map((path) => resolve(path))

/** Named in the frame, and spoken only where the music part has come: of its screen, and after its menu. */
const later = [
  'history.title',
  'login.title',
  'library.playlists',
  'library.liked',
  'library.albums',
  'library.artists',
  'library.cloud',
  'daily.title',
  'discover.playlistsTitle',
  'discover.toplistsTitle',
  'discover.artistsTitle',
  'discover.newAlbums',
  'account.loggedOut',
]

const statically = /^import (?!type)[^;]*?from '(\.[^']+)'/gm

function fileOf(from: string, path: string): string | undefined {
  return ['.ts', '.tsx'].map((end) => join(dirname(from), path) + end).find((file) => existsSync(file))
}

/** The sources that come with the first paint. */
function sources(): Map<string, string> {
  const found = new Map(roots.map((root) => [root, readFileSync(root, 'utf8')]))
  for (const [file, code] of found) {
    for (const [, path = ''] of code.matchAll(statically)) {
      const imported = fileOf(file, path)
      if (imported && !found.has(imported)) found.set(imported, readFileSync(imported, 'utf8'))
    }
  }
  return found
}

const keysOf = (table: object) =>
  Object.entries(table).flatMap(([group, texts]: [string, object]) =>
    Object.keys(texts).map((key) => `${group}.${key.replace(/_(one|other)$/, '')}`),
  )

describe('the texts of the frame', () => {
  it('are all that the first paint speaks', () => {
    const spoken = [...sources().values()].join('\n')
    const missing = keysOf(zhCNMusic).filter((key) => spoken.includes(`'${key}'`))
    expect(missing.sort()).toEqual(later.sort())
  })

  it('are looked for in what the first paint is made of', () => {
    const spoken = [...sources().values()].join('\n')
    expect(keysOf(zhCNFrame).filter((key) => spoken.includes(`'${key}'`)).length).toBeGreaterThan(40)
  })
})
