import { describe, expect, it } from 'vitest'
import { shapeFaults } from './shape-faults'
import type { Shape } from './recorded-reply'

const shape: Shape = {
  'songs[].id': 'number',
  'songs[].al': 'object|null',
  'songs[].al.name': 'string|null',
  'songs[].tns': 'array?',
  more: 'boolean',
}

describe('faultsIn', () => {
  it('finds none in a reply of the shape, with or without what may be absent', () => {
    const songs = [
      { id: 1, al: { name: null }, tns: [], further: 1 },
      { id: 2, al: null },
    ]
    expect(shapeFaults({ songs, more: false }, shape)).toEqual([])
  })

  it.each([
    [{ songs: [], more: true }, 'songs: nothing in it'],
    [{ songs: null, more: true }, 'songs: array expected, null found'],
    [{ songs: [{ id: '1', al: null }], more: true }, 'songs[0].id: number expected, string found'],
    [{ songs: [{ id: 1 }], more: true }, 'songs[0].al: object or null expected, undefined found'],
    [
      { songs: [{ id: 1, al: {} }], more: true },
      'songs[0].al.name: string or null expected, undefined found',
    ],
    [{ songs: [{ id: 1, al: null, tns: '' }], more: true }, 'songs[0].tns: array expected, string found'],
    [{ songs: [{ id: 1, al: null }] }, 'more: boolean expected, undefined found'],
  ])('finds what differs in %o', (reply, fault) => {
    expect(shapeFaults(reply, shape)).toEqual([fault])
  })

  it('bears no key missing that must be sent here', () => {
    const reply = { songs: [{ id: 1, al: null }], more: true }
    expect(shapeFaults(reply, shape, new Set(['tns']))).toEqual([])
    expect(shapeFaults(reply, shape, new Set())).toEqual(['songs[0].tns: array expected, undefined found'])
  })
})
