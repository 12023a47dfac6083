import { describe, expect, it } from 'vitest'
import { browserFormats } from '../../src/browser/browser-formats'

describe('browserFormats', () => {
  it('lists what this browser plays, and nothing that none does', () => {
    const formats = browserFormats().split(',')
    expect(formats).toEqual(expect.arrayContaining(['mp3-mp3', 'flac-flac', 'ogg-opus', 'wav-pcm']))
    for (const none of ['wma-wma', 'ape-ape', 'dsf-dsd', 'mpc-musepack']) expect(formats).not.toContain(none)
  })
})
