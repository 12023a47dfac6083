import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withBoundedFile } from '../../../../server/library/files/bounded-file'
import { webmFacts } from '../../../../server/library/files/webm-facts'
import { musicFolder } from '../../../support/server/music-folder'
import { element, webmVideo } from '../../../support/server/webm-video'

const read = (bytes: Uint8Array) => withBoundedFile(`${musicFolder({ 'a.webm': bytes })}/a.webm`, webmFacts)

const head = element(0x1a45dfa3, element(0x4282, Buffer.from('webm')))

describe('webmFacts', () => {
  it.each([
    ['a film', webmVideo({ height: 480, seconds: 2.5 }), { height: 480, durationMs: 2500 }],
    [
      'a recorded stream',
      webmVideo({ height: 360, seconds: 0, endless: true }),
      { height: 360, durationMs: 0 },
    ],
    ['an absurd length', webmVideo({ seconds: 1e12 }), { height: 480, durationMs: 0 }],
    ['a length that is none', webmVideo({ seconds: Number.NaN }), { height: 480, durationMs: 0 }],
  ])('returns duration and height of %s', async (_what, bytes, facts) => {
    expect(await read(bytes)).toEqual(facts)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(64)],
    ['another sort of file', Buffer.from('OggS and so on')],
    ['another sort of Matroska', webmVideo({ docType: 'matroska' })],
    ['sound alone', webmVideo({ trackType: 2 })],
    ['no segment', head],
    ['a segment larger than the file', Buffer.concat([head, Buffer.from('18538067107fffffff', 'hex')])],
    ['a head of unknown size', Buffer.from('1a45dfa3ff428284ff', 'hex')],
    ['a cut-off number', Buffer.concat([head, Buffer.from('18', 'hex')])],
  ])('returns null for %s', async (_what, bytes) => {
    expect(await read(bytes)).toBeNull()
  })

  it('stops at more elements than any header has', async () => {
    const voids = Buffer.concat(Array.from({ length: 10_000 }, () => Buffer.from('ec80', 'hex')))
    await expect(read(Buffer.concat([head, element(0x18538067, voids)]))).rejects.toThrow('no end')
  })

  it('ends for every damaged video', async () => {
    const film = webmVideo()
    await fc.assert(
      fc.asyncProperty(
        fc.nat(film.length),
        fc.array(fc.tuple(fc.nat(film.length - 1), fc.nat(255)), { maxLength: 8 }),
        async (length, changes) => {
          const damaged = Buffer.from(film)
          for (const [at, byte] of changes) damaged[at] = byte
          const facts = await read(damaged.subarray(0, length))
          if (facts) expect(facts.durationMs).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 100, seed: 7 },
    )
  })
})
