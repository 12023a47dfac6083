import { describe, expect, it } from 'vitest'
import { join } from 'node:path'
import { identifyAudio } from '../../../../server/library/files/identify-audio'
import { apeTag } from '../../../support/server/ape-tag'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder } from '../../../support/server/music-folder'

const layoutOf = (content: Uint8Array | string) => identifyAudio(join(musicFolder({ file: content }), 'file'))

const retagged = apeTag({ Title: 'X' }, { header: true })

describe('identifyAudio', () => {
  it('identifies an MP3 after every kind of retagging', async () => {
    const plain = await layoutOf(mp3File({ seed: 7 }))
    expect(plain.kind).toBe('mp3')
    expect(await layoutOf(mp3File({ seed: 7, frames: { TIT2: 'New' } }))).toEqual(plain)
    expect(await layoutOf(mp3File({ seed: 7, id3v1: { title: 'New', artist: 'A' } }))).toEqual(plain)
    expect(await layoutOf(Buffer.concat([mp3File({ seed: 7 }), retagged]))).toEqual(plain)
    const both = Buffer.concat([
      mp3File({ seed: 7 }),
      retagged,
      mp3File({ id3v1: { title: 'T', artist: 'A' } }).subarray(-128),
    ])
    expect(await layoutOf(both)).toEqual(plain)
  })

  it('tells two MP3 recordings apart', async () => {
    expect(await layoutOf(mp3File({ seed: 1 }))).not.toEqual(await layoutOf(mp3File({ seed: 2 })))
  })

  it('identifies a FLAC by its own MD5, whatever its tags and pictures', async () => {
    const plain = await layoutOf(flacFile({ tone: 300 }))
    expect(plain).toMatchObject({ kind: 'flac', audioKey: expect.stringMatching(/^md5:[0-9a-f]{32}$/) })
    const tagged = flacFile({ tone: 300, comments: ['TITLE=New'], picture: Buffer.from('pic') })
    expect(await layoutOf(tagged)).toEqual(plain)
  })

  it('hashes the frames of a FLAC without MD5', async () => {
    const plain = await layoutOf(flacFile({ withoutMd5: true }))
    expect(plain).toMatchObject({ kind: 'flac', audioKey: expect.stringMatching(/^sha1:/) })
    expect(await layoutOf(flacFile({ withoutMd5: true, comments: ['TITLE=Other'] }))).toEqual(plain)
    expect(await layoutOf(flacFile({ withoutMd5: true, tone: 500 }))).not.toEqual(plain)
  })

  const flac = flacFile({ seconds: 1 })
  const tagged = mp3File({ frames: { TIT2: 'A title' } })
  it.each([
    ['an empty file', Buffer.alloc(0), 'the file is empty'],
    ['plain text', 'hello', 'there is no audio of a known format in it'],
    ['one byte', Buffer.from([0xff]), 'there is no audio of a known format in it'],
    ['nothing but 0xff', Buffer.alloc(5000, 0xff), 'there is no audio of a known format in it'],
    ['an MP3 cut inside its tag', tagged.subarray(0, 15), 'the file ends inside its ID3 tag'],
    ['a FLAC cut inside its header', flac.subarray(0, 20), 'the file ends inside its FLAC header'],
    [
      'a FLAC cut inside its sound',
      flac.subarray(0, 30_000),
      'the file is shorter than its FLAC header says',
    ],
  ])('reports what is wrong with %s', async (_name, content, reason) => {
    expect(await layoutOf(content)).toEqual({ kind: 'none', reason })
  })
})
