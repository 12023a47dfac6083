import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mp4Facts } from '../../../../server/library/files/mp4-facts'
import { withBoundedFile } from '../../../../server/library/files/bounded-file'
import { box, mp4Video } from '../../../support/server/mp4-video'
import { bigEndian } from '../../../support/server/number-bytes'
import { musicFolder } from '../../../support/server/music-folder'

const read = (bytes: Uint8Array) => withBoundedFile(`${musicFolder({ 'a.mp4': bytes })}/a.mp4`, mp4Facts)

const start = box('ftyp', Buffer.from('isom'))

describe('mp4Facts', () => {
  it.each([
    ['a film', mp4Video({ height: 720, seconds: 12.5 }), { height: 720, durationMs: 12_500 }],
    ['long fields', mp4Video({ height: 1080, seconds: 3, wide: true }), { height: 1080, durationMs: 3000 }],
    [
      'a film held upright',
      mp4Video({ width: 1920, height: 1080, turned: true }),
      { height: 1920, durationMs: 4000 },
    ],
    ['an absurd length', mp4Video({ seconds: 4_000_000 }), { height: 720, durationMs: 0 }],
    ['an absurd height', mp4Video({ height: 60_000 }), { height: 0, durationMs: 4000 }],
  ])('returns duration and height of %s', async (_what, bytes, facts) => {
    expect(await read(bytes)).toEqual(facts)
  })

  it('returns the duration of a fragmented video', async () => {
    const film = mp4Video({ seconds: 0 })
    const moov = film.indexOf('moov') - 4
    const size = film.readUInt32BE(moov)
    const extends_ = box('mvex', box('mehd', bigEndian(0), bigEndian(7000)))
    const head = Buffer.concat([film.subarray(0, moov + size), extends_])
    head.writeUInt32BE(size + extends_.length, moov)
    expect(await read(head)).toEqual({ height: 720, durationMs: 7000 })
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another sort of file', Buffer.from('fLaC and so on')],
    ['sound alone', mp4Video({ handler: 'soun' })],
    ['no head', start],
    ['a box of no size at all', Buffer.concat([start, bigEndian(4), Buffer.from('moov')])],
    ['a box larger than the file', Buffer.concat([start, bigEndian(4_000_000_000), Buffer.from('mdat')])],
    [
      'a box of 2^63 bytes',
      Buffer.concat([
        start,
        bigEndian(1),
        Buffer.from('mdat'),
        bigEndian(0x7fff_ffff),
        bigEndian(0xffff_ffff),
      ]),
    ],
    ['a head within heads', Buffer.concat([start, box('moov', box('moov', box('moov')))])],
    ['short boxes', Buffer.concat([start, box('moov', box('mvhd'), box('trak', box('tkhd'), box('mdia')))])],
  ])('returns null for %s', async (_what, bytes) => {
    expect(await read(bytes)).toBeNull()
  })

  it('stops at more boxes than any video has', async () => {
    const boxes = Buffer.concat(Array.from({ length: 10_000 }, () => box('free')))
    await expect(read(Buffer.concat([start, boxes, mp4Video()]))).rejects.toThrow('no end')
  })

  it('ends for every damaged video', async () => {
    const film = mp4Video({ title: 'x' })
    await fc.assert(
      fc.asyncProperty(
        fc.nat(film.length),
        fc.array(fc.tuple(fc.nat(film.length - 1), fc.nat(255)), { maxLength: 8 }),
        async (length, changes) => {
          const damaged = Buffer.from(film)
          for (const [at, byte] of changes) damaged[at] = byte
          const facts = await read(damaged.subarray(0, length))
          if (facts) expect(facts.height).toBeLessThanOrEqual(16_384)
        },
      ),
      { numRuns: 100, seed: 7 },
    )
  })
})
