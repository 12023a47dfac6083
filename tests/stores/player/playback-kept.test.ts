import { describe, expect, it } from 'vitest'
import { ok } from '../../../src/contract/result'
import { stream } from '../../support/track'
import { setUp, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

describe('PlayerStore with songs on this device', () => {
  it('plays what is kept on this device without asking, and asks once that has failed', async () => {
    const { store, engine, backend, onDevice } = setUp()
    const asked: number[] = []
    backend.answers.songUrl = ({ id }) => {
      asked.push(Number(id))
      return ok([stream(Number(id))])
    }
    onDevice.set(1, Promise.resolve({ ...stream(1), url: 'blob:kept' }))
    store.playAll(tracks, 0)
    await settle()
    expect([engine.loaded?.url, asked]).toEqual(['blob:kept', []])
    engine.setState({ phase: 'error', intent: 'play', failure: { kind: 'malformed', detail: '' } })
    await settle()
    expect([engine.loaded?.url, asked]).toEqual([stream(1).url, [1]])
  })
})
