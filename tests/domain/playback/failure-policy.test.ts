import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../src/contract/failure'
import { recoveryFor } from '../../../src/domain/playback/failure-policy'

const gone: Failure = { kind: 'noStream' }
const foreign: Failure = { kind: 'unsupported' }

describe('recoveryFor', () => {
  it.each<[string, Partial<Parameters<typeof recoveryFor>[0]>, ReturnType<typeof recoveryFor>]>([
    ['a track that breaks for the first time', {}, 'refresh'],
    ['one whose new address broke too', { refreshed: true }, 'skip'],
    ['the fifth in a row', { refreshed: true, skips: 4 }, 'stop'],
    ['one that may sound elsewhere', { refreshed: true, replaceable: true }, 'replace'],
    ['a format that does not play here', { failure: foreign, lowerable: true, replaceable: true }, 'lower'],
    ['one that plays in no quality', { failure: foreign, replaceable: true }, 'replace'],
    ['one that plays nowhere', { failure: foreign }, 'skip'],
    ['the only one there is', { refreshed: true, queueLength: 1 }, 'stop'],
    ['a lost connection', { failure: { kind: 'offline' } }, 'stay'],
    ['a server that does not answer', { failure: { kind: 'timeout' }, refreshed: true }, 'stay'],
    [
      'a server in trouble',
      { failure: { kind: 'status', status: 503, message: null }, refreshed: true },
      'stay',
    ],
    ['a track that is refused', { failure: { kind: 'status', status: 403, message: null } }, 'refresh'],
    ['a worker that died', { failure: { kind: 'crashed' } }, 'stay'],
    ['a session that ended', { failure: { kind: 'loginNeeded' } }, 'stay'],
  ])('for %s', (_name, trouble, remedy) => {
    const usual = { refreshed: false, lowerable: false, replaceable: false, skips: 0, queueLength: 9 }
    expect(recoveryFor({ failure: gone, ...usual, ...trouble })).toBe(remedy)
  })
})
