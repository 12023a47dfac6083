import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { removeTracks } from '../../../src/stores/library/remove-tracks'
import { FakeBackend } from '../../support/fake-backend'
import { track } from '../../support/track'

describe('removeTracks', () => {
  it('removes tracks in batches, and returns those that were removed before a call failed', async () => {
    const backend = new FakeBackend()
    const asked: string[] = []
    backend.answers.playlistEditTracks = ({ op, pid, tracks }) => {
      asked.push(`${op} ${pid} ${String(tracks).split(',').length}`)
      return asked.length < 3 ? ok('done') : failed({ kind: 'offline' })
    }
    const tracks = Array.from({ length: 450 }, (_, at) => track(at))
    const { gone, outcome } = await removeTracks(backend, 7, tracks)
    expect(asked).toEqual(['del 7 200', 'del 7 200', 'del 7 50'])
    expect([gone.length, outcome]).toEqual([400, failed({ kind: 'offline' })])
  })

  it('removes all of them', async () => {
    const backend = new FakeBackend()
    backend.answers.playlistEditTracks = () => ok('done')
    const tracks = [track(1), track(2)]
    expect(await removeTracks(backend, 7, tracks)).toEqual({ gone: tracks, outcome: ok(null) })
  })
})
