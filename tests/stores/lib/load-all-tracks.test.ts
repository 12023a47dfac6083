import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { loadAllTracks } from '../../../src/stores/lib/load-all-tracks'
import { FakeBackend } from '../../support/fake-backend'
import { track } from '../../support/track'

/** A list of that length, of which the given rows cannot be read. */
function listOf(length: number, broken: readonly number[] = []) {
  const backend = new FakeBackend()
  const asked: number[] = []
  backend.answers.playlistTracks = ({ limit = 0, offset = 0 }) => {
    asked.push(Number(offset))
    const ids = Array.from({ length }, (_, at) => at + 1).slice(
      Number(offset),
      Number(offset) + Number(limit),
    )
    const tracks = ids.filter((id) => !broken.includes(id)).map((id) => track(id))
    return ok({ items: tracks, received: ids.length, total: null, more: null })
  }
  return { backend, asked }
}

describe('loadAllTracks', () => {
  it('loads the whole list in its order', async () => {
    const { backend, asked } = listOf(1_199)
    const all = await loadAllTracks(backend, 1)
    expect(all.ok && all.value.map(({ id }) => id)).toEqual(Array.from({ length: 1_199 }, (_, at) => at + 1))
    expect(asked).toEqual([0, 500, 1000])
  })

  it('is not cut short by a row that cannot be read', async () => {
    const { backend } = listOf(1_199, [3])
    const all = await loadAllTracks(backend, 1)
    expect(all.ok && all.value.length).toBe(1_198)
  })

  it('ends with a server that ignores offsets', async () => {
    const backend = new FakeBackend()
    const page = Array.from({ length: 500 }, (_, at) => track(at + 1))
    let asked = 0
    backend.answers.playlistTracks = () => {
      asked++
      return ok({ items: page, received: 500, total: null, more: null })
    }
    const all = await loadAllTracks(backend, 1)
    expect(all.ok && all.value.length).toBe(500)
    expect(asked).toBe(2)
  })

  it('fails if one page fails', async () => {
    const backend = new FakeBackend()
    backend.answers.playlistTracks = () => failed({ kind: 'offline' })
    expect(await loadAllTracks(backend, 1)).toEqual(failed({ kind: 'offline' }))
  })
})
