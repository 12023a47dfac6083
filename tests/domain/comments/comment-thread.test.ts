import { describe, expect, it } from 'vitest'
import { readThread, readVideoId, threadPath } from '../../../src/domain/comments/comment-thread'

const read = (query: string) => readThread(new URLSearchParams(query))

describe('readThread', () => {
  it.each([
    ['id=5', { topic: 'track', id: 5 }],
    ['id=5&type=song', { topic: 'track', id: 5 }],
    ['id=5&type=playlist', { topic: 'playlist', id: 5 }],
    ['id=5&type=album', { topic: 'album', id: 5 }],
    ['id=5&type=mv', { topic: 'mv', id: 5 }],
    [
      'id=89ADDE33C0AAE8EC14B99F6750DB954D&type=video',
      { topic: 'video', id: '89ADDE33C0AAE8EC14B99F6750DB954D' },
    ],
  ])('reads %s', (query, thread) => {
    expect(read(query)).toEqual(thread)
  })

  it.each(['', 'id=', 'id=abc', 'id=-1', 'id=5&type=film', 'id=5&type=constructor', 'id=a/b&type=video'])(
    'returns null for %j',
    (query) => {
      expect(read(query)).toBeNull()
    },
  )

  it('reads what threadPath writes', () => {
    for (const topic of ['track', 'mv', 'playlist', 'album'] as const) {
      const path = threadPath({ topic, id: 8 })
      expect(read(path.slice(path.indexOf('?') + 1))).toEqual({ topic, id: 8 })
    }
  })
})

describe('readVideoId', () => {
  it('distinguishes music videos from videos of users', () => {
    expect([readVideoId('12'), readVideoId('A1'), readVideoId('a b'), readVideoId(null)]).toEqual([
      12,
      'A1',
      null,
      null,
    ])
  })
})
