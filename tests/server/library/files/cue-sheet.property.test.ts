import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCueSheet } from '../../../../server/library/files/cue-sheet'

const two = (value: number) => String(value).padStart(2, '0')

const timeOf = (frame: number) =>
  `${two(Math.floor(frame / 4500))}:${two(Math.floor(frame / 75) % 60)}:${two(frame % 75)}`

const word = fc.stringMatching(/^[\p{L}\d ,.!?'-]{1,20}$/u).map((text) => text.trim())

const track = fc.record({ title: word, performer: word, length: fc.integer({ min: 1, max: 45_000 }) })

const sheet = fc.record({
  title: word,
  tracks: fc.array(track, { minLength: 1, maxLength: 99 }),
  gap: fc.constantFrom('\n', '\r\n', '\r'),
})

const pieces = fc.constantFrom(
  'FILE "a.flac" WAVE',
  'FILE',
  'TRACK 01 AUDIO',
  'TRACK 02 AUDIO',
  'TRACK',
  'INDEX 00 00:00:10',
  'INDEX 01 00:00:20',
  'INDEX 01',
  'TITLE "x',
  'REM GENRE',
  'REM REPLAYGAIN_TRACK_GAIN x',
)

describe('parseCueSheet', () => {
  it('reads back every sheet that is written by the rules', () => {
    fc.assert(
      fc.property(sheet, ({ title, tracks, gap }) => {
        let frame = 0
        const starts = tracks.map(({ length }) => (frame += length))
        const lines = tracks.flatMap((one, at) => [
          `  TRACK ${two(at + 1)} AUDIO`,
          `    TITLE "${one.title}"`,
          `    PERFORMER "${one.performer}"`,
          `    INDEX 01 ${timeOf(starts[at]!)}`,
        ])
        const read = parseCueSheet([`TITLE "${title}"`, 'FILE "a.flac" WAVE', ...lines].join(gap))
        expect(read).toMatchObject({
          title,
          files: [
            {
              name: 'a.flac',
              tracks: tracks.map(({ title, performer }, at) => ({
                number: at + 1,
                title,
                performer,
                startFrame: starts[at],
              })),
            },
          ],
        })
      }),
    )
  })

  it('throws for no input, and starts no track before another', () => {
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }).map((lines) => lines.join('\n')),
    )
    fc.assert(
      fc.property(text, (written) => {
        const read = parseCueSheet(written)
        if ('broken' in read) return
        for (const { tracks } of read.files) {
          const starts = tracks.map(({ startFrame }) => startFrame)
          expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other))
        }
      }),
      { numRuns: 1000 },
    )
  })
})
