import { describe, expect, it } from 'vitest'
import type { PlaybackState } from '../../../../src/domain/playback/playback-state'
import { playbackNote } from '../../../../src/ui/features/player/playback-note'

const playing: PlaybackState = {
  phase: 'playing',
  intent: 'play',
  trackId: 1,
  blocked: false,
  attempts: 0,
  failure: null,
}

describe('playbackNote', () => {
  it.each<[string, Partial<PlaybackState>, string | null]>([
    ['it plays', {}, null],
    ['a track is opening', { phase: 'loading' }, null],
    ['data is missing', { phase: 'stalled' }, 'player.buffering'],
    ['the stream is asked for again', { phase: 'stalled', attempts: 1 }, 'player.reconnecting'],
    ['it is opened again', { phase: 'loading', attempts: 2 }, 'player.reconnecting'],
    ['the browser waits for a press', { phase: 'paused', blocked: true }, 'player.blocked'],
    ['the listener has paused it while it waited', { phase: 'stalled', intent: 'pause' }, null],
    ['it failed for good', { phase: 'error', attempts: 4 }, null],
  ])('when %s', (_name, changes, note) => {
    expect(playbackNote({ ...playing, ...changes })).toBe(note)
  })
})
