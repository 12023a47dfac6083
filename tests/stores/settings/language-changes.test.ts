import { describe, expect, it, onTestFinished } from 'vitest'
import { ok } from '../../../src/contract/result'
import { createShellStores } from '../../../src/stores/create-shell-stores'
import { createStores } from '../../../src/stores/create-stores'
import { LanguageChanges } from '../../../src/stores/settings/language-changes'
import { settle } from '../../support/settle'
import { createFakeDeps } from '../../support/stores/fake-deps'
import { profile } from '../../support/stores/set-up-session'
import { track } from '../../support/track'

function setUp() {
  const deps = createFakeDeps()
  const { backend } = deps
  const asked: string[] = []
  const counted =
    <T>(name: string, reply: () => T) =>
    () => {
      asked.push(name)
      return reply()
    }
  backend.answers = {
    loginStatus: counted('loginStatus', () => ok(profile(5))),
    recommendSongs: counted('recommendSongs', () => ok([track(1)])),
    userPlaylist: counted('userPlaylist', () => ok({ items: [], total: 0, more: false, received: 0 })),
    artistList: counted('artistList', () => ok({ items: [], total: null, more: false, received: 0 })),
  }
  const { stores, dispose } = createStores(deps, createShellStores(deps))
  const changes = new LanguageChanges({ revalidate: () => asked.push('the screen') }, stores)
  changes.start()
  onTestFinished(() => {
    changes.dispose()
    dispose()
  })
  const { settings } = stores
  const choose = async (language: 'zh-CN' | 'en') => {
    asked.length = 0
    settings.set('language', language)
    await settle()
    return asked.toSorted()
  }
  return { stores, choose }
}

describe('LanguageChanges', () => {
  it('loads the screen again for a visitor, and nothing when the language stays', async () => {
    const { choose } = setUp()
    expect(await choose('zh-CN')).toEqual(['the screen'])
    expect(await choose('zh-CN')).toEqual([])
  })

  it('loads again what a listener has seen of what the server says', async () => {
    const { choose, stores } = setUp()
    await stores.session.check()
    await stores.dailySongs.load()
    await stores.ownPlaylists.load()
    await stores.homeArtists.load()
    expect(await choose('zh-CN')).toEqual([
      'artistList',
      'loginStatus',
      'recommendSongs',
      'the screen',
      'userPlaylist',
    ])
  })
})
