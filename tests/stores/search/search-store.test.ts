import { describe, expect, it } from 'vitest'
import type { Suggestions } from '../../../src/contract/replies/search'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { defaultSettings } from '../../../src/domain/settings/settings'
import { SearchHistoryStore } from '../../../src/stores/search/search-history-store'
import { SearchStore } from '../../../src/stores/search/search-store'
import { SettingsStore } from '../../../src/stores/settings/settings-store'
import { FakeBackend } from '../../support/fake-backend'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'
import { MemorySearchHistory } from '../../support/memory-search-history'
import { track } from '../../support/track'
import { settle } from '../../support/settle'

const songs = (...ids: number[]): Suggestions => ({
  tracks: ids.map((id) => track(id)),
  artists: [],
  albums: [],
  playlists: [],
  order: ids.length > 0 ? ['songs'] : [],
})

function setUp(kept: string[] = []) {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  const asked: string[] = []
  backend.answers = {
    hotSearches: () => ok([{ word: 'hot words', content: '', badge: 'hot' }]),
    searchSuggest: ({ keywords }) => {
      asked.push(String(keywords))
      return ok(songs(String(keywords).length))
    },
  }
  const settingsRecords = { readSettings: () => ({ ...defaultSettings }), writeSettings() {} }
  const settings = new SettingsStore({ settingsRecords, system })
  const history = new SearchHistoryStore(
    { searchHistoryRecords: new MemorySearchHistory(kept) },
    { settings },
  )
  const search = new SearchStore({ backend, system }, { searchHistory: history })
  const names = () => search.choices.map(({ name }) => name)
  return { system, backend, asked, settings, history, search, names }
}

describe('SearchStore', () => {
  it('offers the history and the hot list when it is opened', async () => {
    const { search, names } = setUp(['rain'])
    search.open()
    expect(names()).toEqual(['rain'])
    await settle()
    expect(names()).toEqual(['rain', 'hot words'])
  })

  it('asks for suggestions half a second after the last letter, and once', async () => {
    const { system, asked, search, names } = setUp()
    for (const text of ['r', 'ra', 'rai']) {
      search.setText(text)
      system.advance(499)
    }
    expect(asked).toEqual([])
    system.advance(1)
    expect(asked).toEqual(['rai'])
    await settle()
    expect(names()).toEqual(['Track 3'])
  })

  it('sends no request for blanks, nor for the same words with blanks around them', async () => {
    const { system, asked, search } = setUp()
    search.setText('   ')
    system.advance(1000)
    search.setText('rain')
    system.advance(500)
    await settle()
    search.setText(' rain ')
    system.advance(1000)
    expect(asked).toEqual(['rain'])
    expect(search.pending).toBe(false)
  })

  it('sends no request while an input method is composing', () => {
    const { system, asked, search } = setUp()
    search.setText('yu', true)
    system.advance(5000)
    expect(asked).toEqual([])
    search.setText('雨')
    system.advance(500)
    expect(asked).toEqual(['雨'])
  })

  it('keeps the newer suggestions if the older reply arrives last', async () => {
    const { system, backend, search, names } = setUp()
    const older = createDeferred<Result<Suggestions>>()
    const signals: (AbortSignal | undefined)[] = []
    const call = backend.call.bind(backend)
    backend.call = (name, params, options) => {
      signals.push(options?.signal)
      return call(name, params, options)
    }
    backend.answers.searchSuggest = ({ keywords }) => (keywords === 'old' ? older.promise : ok(songs(2)))
    search.setText('old')
    system.advance(500)
    search.setText('new')
    system.advance(500)
    await settle()
    older.resolve(ok(songs(1)))
    await settle()
    expect(names()).toEqual(['Track 2'])
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  })

  it('cancels its request when it is closed', async () => {
    const { system, asked, search } = setUp()
    search.setText('rain')
    search.close()
    system.advance(1000)
    await settle()
    expect([asked, search.pending]).toEqual([[], false])
  })

  it('says why there are no suggestions, and finds them on a retry', async () => {
    const { system, backend, search, names } = setUp()
    backend.answers.searchSuggest = () => failed({ kind: 'timeout' })
    search.setText('rain')
    system.advance(500)
    await settle()
    expect([search.failure, names()]).toEqual([{ kind: 'timeout' }, []])
    backend.answers.searchSuggest = () => ok(songs(4))
    search.retry()
    expect(search.failure).toBeNull()
    await settle()
    expect(names()).toEqual(['Track 4'])
  })

  it('keeps the old hot list if a newer one cannot be loaded', async () => {
    const { backend, search, names } = setUp()
    search.open()
    await settle()
    backend.answers.hotSearches = () => failed({ kind: 'offline' })
    search.open()
    await settle()
    expect([names(), search.failure]).toEqual([['hot words'], null])
  })

  it('moves the mark through all groups, and past the ends to the text itself', async () => {
    const { search } = setUp(['rain'])
    search.open()
    await settle()
    const walk = ([1, 1, 1, 1, -1, -1] as const).map((step) => {
      search.moveMark(step)
      return search.marked
    })
    expect(walk).toEqual([0, 1, null, 0, null, 1])
  })

  it('leads to the marked choice, else to what the text says, and nowhere for blanks', async () => {
    const { system, search } = setUp()
    search.setText('  ')
    expect(search.target).toBeNull()
    search.setText(' rain ')
    expect(search.target).toEqual({ kind: 'words', words: 'rain' })
    system.advance(500)
    await settle()
    search.moveMark(1)
    expect(search.target).toEqual({ kind: 'song', id: 4 })
  })

  it('understands a pasted link without a request', () => {
    const { system, asked, search } = setUp()
    search.setText('https://music.163.com/#/album?id=12')
    system.advance(1000)
    expect(asked).toEqual([])
    expect(search.sections.map(({ group }) => group)).toEqual(['link'])
    expect(search.target).toEqual({ kind: 'album', id: 12 })
  })

  it('adds searched words to the history, but no opened songs', () => {
    const { history, search } = setUp()
    search.setText(' rain ')
    search.select({ kind: 'words', words: 'rain' })
    expect([search.text, history.terms]).toEqual(['rain', ['rain']])
    search.select({ kind: 'song', id: 1 })
    expect([search.text, history.terms]).toEqual(['', ['rain']])
  })

  it('offers suggestions for the words that are still in the box', async () => {
    const { asked, search, names } = setUp()
    search.setWords('rain')
    expect(asked).toEqual([])
    search.open()
    await settle()
    expect(names()).toEqual(['Track 4'])
  })
})
