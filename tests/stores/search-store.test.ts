import { describe, expect, it } from 'vitest'
import type { Suggestions } from '../../src/domain/catalogue/search'
import { failed, ok } from '../../src/domain/result'
import type { Result } from '../../src/domain/result'
import { defaultSettings } from '../../src/domain/settings/settings'
import { SearchHistoryStore } from '../../src/stores/search-history-store'
import { SearchStore } from '../../src/stores/search-store'
import { SettingsStore } from '../../src/stores/settings-store'
import { FakeBackend } from '../support/fake-backend'
import { gate } from '../support/gate'
import { ManualSystem } from '../support/manual-system'
import { MemorySearchHistory } from '../support/memory-search-history'
import { track } from '../support/track'

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
  const settings = new SettingsStore(settingsRecords, system)
  const history = new SearchHistoryStore(new MemorySearchHistory(kept), settings)
  const search = new SearchStore(backend, system, history)
  const names = () => search.choices.map(({ name }) => name)
  return { system, backend, asked, settings, history, search, names }
}

/** Lets all answers that are there come in. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('SearchStore', () => {
  it('offers the history and the hot list when the listener turns to it', async () => {
    const { search, names } = setUp(['rain'])
    search.open()
    expect(names()).toEqual(['rain'])
    await settle()
    expect(names()).toEqual(['rain', 'hot words'])
  })

  it('asks for suggestions half a second after the last letter, and once', async () => {
    const { system, asked, search, names } = setUp()
    for (const text of ['r', 'ra', 'rai']) {
      search.type(text)
      system.pass(499)
    }
    expect(asked).toEqual([])
    system.pass(1)
    expect(asked).toEqual(['rai'])
    await settle()
    expect(names()).toEqual(['Track 3'])
  })

  it('asks nothing for blanks, nor again for the same words with blanks around them', async () => {
    const { system, asked, search } = setUp()
    search.type('   ')
    system.pass(1000)
    search.type('rain')
    system.pass(500)
    await settle()
    search.type(' rain ')
    system.pass(1000)
    expect(asked).toEqual(['rain'])
    expect(search.waiting).toBe(false)
  })

  it('asks nothing while an input method is at work', () => {
    const { system, asked, search } = setUp()
    search.type('yu', true)
    system.pass(5000)
    expect(asked).toEqual([])
    search.type('雨')
    system.pass(500)
    expect(asked).toEqual(['雨'])
  })

  it('keeps to the newer words when the older reply arrives last', async () => {
    const { system, backend, search, names } = setUp()
    const older = gate<Result<Suggestions>>()
    const signals: (AbortSignal | undefined)[] = []
    const call = backend.call.bind(backend)
    backend.call = (name, params, options) => {
      signals.push(options?.signal)
      return call(name, params, options)
    }
    backend.answers.searchSuggest = ({ keywords }) => (keywords === 'old' ? older.promise : ok(songs(2)))
    search.type('old')
    system.pass(500)
    search.type('new')
    system.pass(500)
    await settle()
    older.open(ok(songs(1)))
    await settle()
    expect(names()).toEqual(['Track 2'])
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  })

  it('gives up what is on its way when the listener turns away', async () => {
    const { system, asked, search } = setUp()
    search.type('rain')
    search.close()
    system.pass(1000)
    await settle()
    expect([asked, search.waiting]).toEqual([[], false])
  })

  it('says why there are no suggestions, and finds them at the next try', async () => {
    const { system, backend, search, names } = setUp()
    backend.answers.searchSuggest = () => failed({ kind: 'timeout' })
    search.type('rain')
    system.pass(500)
    await settle()
    expect([search.failure, names()]).toEqual([{ kind: 'timeout' }, []])
    backend.answers.searchSuggest = () => ok(songs(4))
    search.retry()
    expect(search.failure).toBeNull()
    await settle()
    expect(names()).toEqual(['Track 4'])
  })

  it('keeps an older hot list where a newer one cannot be had', async () => {
    const { backend, search, names } = setUp()
    search.open()
    await settle()
    backend.answers.hotSearches = () => failed({ kind: 'offline' })
    search.open()
    await settle()
    expect([names(), search.failure]).toEqual([['hot words'], null])
  })

  it('walks through all groups and past the ends to the text itself', async () => {
    const { search } = setUp(['rain'])
    search.open()
    await settle()
    const walk = ([1, 1, 1, 1, -1, -1] as const).map((step) => {
      search.mark(step)
      return search.marked
    })
    expect(walk).toEqual([0, 1, null, 0, null, 1])
  })

  it('leads to the marked choice, else to what the text says, and nowhere for blanks', async () => {
    const { system, search } = setUp()
    search.type('  ')
    expect(search.wanted).toBeNull()
    search.type(' rain ')
    expect(search.wanted).toEqual({ kind: 'words', words: 'rain' })
    system.pass(500)
    await settle()
    search.mark(1)
    expect(search.wanted).toEqual({ kind: 'song', id: 4 })
  })

  it('takes a pasted link for what it leads to, without a question', () => {
    const { system, asked, search } = setUp()
    search.type('https://music.163.com/#/album?id=12')
    system.pass(1000)
    expect(asked).toEqual([])
    expect(search.sections.map(({ group }) => group)).toEqual(['link'])
    expect(search.wanted).toEqual({ kind: 'album', id: 12 })
  })

  it('keeps words that were searched for, and no songs that were opened', () => {
    const { history, search } = setUp()
    search.type(' rain ')
    search.take({ kind: 'words', words: 'rain' })
    expect([search.text, history.terms]).toEqual(['rain', ['rain']])
    search.take({ kind: 'song', id: 1 })
    expect([search.text, history.terms]).toEqual(['', ['rain']])
  })

  it('offers suggestions again for words that are still in the box', async () => {
    const { asked, search, names } = setUp()
    search.show('rain')
    expect(asked).toEqual([])
    search.open()
    await settle()
    expect(names()).toEqual(['Track 4'])
  })
})
