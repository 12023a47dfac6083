import { describe, expect, it } from 'vitest'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifyAudio } from '../../../../server/library/files/identify-audio'
import {
  adtsBytes,
  aiffBytes,
  asfBytes,
  dffBytes,
  dsfBytes,
  m4aBytes,
  oggBytes,
  sound,
  wavBytes,
} from '../../../support/server/audio-bytes'
import { musicFolder, temporaryFolder } from '../../../support/server/music-folder'

const identify = (content: Uint8Array) => identifyAudio(join(musicFolder({ file: content }), 'file'))

const id3 = Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\u0014', 'latin1'), Buffer.alloc(20)])
const id3v1 = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)])
const withHead = (head: string) => (seed: number, tag: string) =>
  Buffer.concat([...(tag ? [id3] : []), Buffer.from(head, 'latin1'), sound(seed), ...(tag ? [id3v1] : [])])

type Make = (seed: number, tag: string) => Buffer

const formats: [string, string, string, Make][] = [
  ['AAC in MP4', 'm4a', 'aac', (seed, tag) => m4aBytes(seed, 'mp4a', tag)],
  ['MP3 in MP4', 'm4a', 'mp3', (seed, tag) => m4aBytes(seed, 'mp4a', tag, 0x6b)],
  ['ALAC', 'm4a', 'alac', (seed, tag) => m4aBytes(seed, 'alac', tag)],
  ['FLAC in MP4', 'm4a', 'flac', (seed, tag) => m4aBytes(seed, 'fLaC', tag)],
  ['Dolby Digital in MP4', 'm4a', 'other', (seed, tag) => m4aBytes(seed, 'ac-3', tag)],
  ['Vorbis', 'ogg', 'vorbis', (seed, tag) => oggBytes(seed, '\x01vorbis', [tag, 'setup'])],
  ['Opus', 'ogg', 'opus', (seed, tag) => oggBytes(seed, 'OpusHead', [tag])],
  ['FLAC in Ogg', 'ogg', 'flac', (seed, tag) => oggBytes(seed, '\x7fFLAC', tag ? [tag, tag, tag] : [''])],
  ['Speex', 'ogg', 'speex', (seed, tag) => oggBytes(seed, 'Speex   ', [tag])],
  ['WAV', 'wav', 'pcm', (seed, tag) => wavBytes(seed, { LIST: tag })],
  ['float WAV', 'wav', 'pcm', (seed, tag) => wavBytes(seed, { LIST: tag }, 3)],
  ['ADPCM in WAV', 'wav', 'other', (seed, tag) => wavBytes(seed, { LIST: tag }, 2)],
  ['MP3 in WAV', 'wav', 'mp3', (seed, tag) => wavBytes(seed, { LIST: tag }, 0x55)],
  ['AIFF', 'aiff', 'pcm', (seed, tag) => aiffBytes(seed, null, tag)],
  ['AIFC', 'aiff', 'pcm', (seed, tag) => aiffBytes(seed, 'sowt', tag)],
  ['packed AIFC', 'aiff', 'other', (seed, tag) => aiffBytes(seed, 'ima4', tag)],
  ['Windows Media', 'wma', 'wma', asfBytes],
  ['DSF', 'dsf', 'dsd', dsfBytes],
  ['DSDIFF', 'dff', 'dsd', dffBytes],
  ["Monkey's Audio", 'ape', 'ape', withHead('MAC ')],
  ['WavPack', 'wv', 'wavpack', withHead('wvpk')],
  ['Musepack 7', 'mpc', 'musepack', withHead('MP+\u0007')],
  ['Musepack 8', 'mpc', 'musepack', withHead('MPCK')],
  ['AAC', 'aac', 'aac', (seed, tag) => Buffer.concat([...(tag ? [id3] : []), adtsBytes(seed)])],
]

/** A file cut at many places, and with each byte of its head changed in turn. */
function* damagedCopies(whole: Buffer): Generator<Buffer> {
  for (let length = 1; length < whole.length; length += 37) yield whole.subarray(0, length)
  for (let at = 0; at < Math.min(whole.length, 200); at++)
    for (const value of [0, 0x7f, 0xff]) {
      const damaged = Buffer.from(whole)
      damaged[at] = value
      yield damaged
    }
}

describe('identifyAudio of every format', () => {
  it.each(formats)('identifies %s by its sound alone', async (_name, kind, codec, make) => {
    const plain = await identify(make(1, ''))
    expect(plain).toEqual({ kind, codec, audioKey: expect.stringMatching(/^sha1:[0-9a-f]{40}$/) })
    expect(await identify(make(1, 'a new title'))).toEqual(plain)
    expect(await identify(make(2, ''))).not.toEqual(plain)
  })

  it('hashes every sound of a fragmented MP4, and what follows bytes that are no page of an Ogg', async () => {
    const fragment = (seed: number) => m4aBytes(seed, 'mp4a').subarray(-608)
    const whole = m4aBytes(1, 'mp4a')
    const two = await identify(Buffer.concat([whole, fragment(2)]))
    expect(two).not.toEqual(await identify(whole))
    expect(two).not.toEqual(await identify(Buffer.concat([whole, fragment(3)])))
    const ogg = oggBytes(1, 'OpusHead')
    const odd = await identify(Buffer.concat([ogg, Buffer.from('garbage')]))
    expect(odd).not.toEqual(await identify(ogg))
    expect(odd).toMatchObject({ kind: 'ogg' })
  })

  const riffOf = (type: string, size: number) => {
    const bytes = wavBytes(1, { [type]: 'x'.repeat(8) })
    bytes.writeUInt32LE(size, bytes.indexOf(type) + 4)
    return bytes
  }
  const endless = Buffer.alloc(8 * 5000 + 16)
  endless.write('\0\0\0\u0010ftypM4A \0\0\0\0', 'latin1')
  for (let at = 16; at < endless.length; at += 8) endless.write('\0\0\0\u0008free', at, 'latin1')
  it.each([
    ['an MP4 without sound', m4aBytes(1, 'alac').subarray(0, 24), 'there is no track of sound in it'],
    ['an MP4 cut inside its sound', m4aBytes(1, 'alac').subarray(0, -9), 'the file ends inside its sound'],
    ['an MP4 of boxes without end', endless, 'its structure has no end'],
    ['an Ogg of another kind', oggBytes(1, 'fishead'), 'there is no Ogg sound of a known kind in it'],
    [
      'an Ogg cut inside its first page',
      oggBytes(1, 'OpusHead').subarray(0, 20),
      'there is no Ogg sound of a known kind in it',
    ],
    ['a WAV without sound', wavBytes(1).subarray(0, 36), 'there is no sound in it'],
    ['a WAV whose list has no end', riffOf('LIST', 0xffff_fff0), 'there is no sound in it'],
    ['a DSF cut inside its header', dsfBytes(1).subarray(0, 30), 'the file ends inside its header'],
    ['a Windows Media file without sound', asfBytes(1).subarray(0, 31), 'there is no sound in it'],
  ])('reports what is wrong with %s', async (_name, content, reason) => {
    expect(await identify(content)).toEqual({ kind: 'none', reason })
  })

  it.each(formats)('ends for every damaged %s', async (_name, _kind, _codec, make) => {
    const copies = damagedCopies(make(1, 'tag'))
    const folder = temporaryFolder()
    // several at a time, which wait for the disk less
    const checkAll = async (path: string) => {
      for (const copy of copies) {
        writeFileSync(path, copy)
        const found = await identifyAudio(path)
        expect(found.kind === 'none' ? found.reason : found.audioKey).not.toBe('')
      }
    }
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => checkAll(join(folder, name))))
  })

  it('waits no longer than the listener: an abort ends the hashing', async () => {
    const path = join(musicFolder({ file: oggBytes(1, 'OpusHead') }), 'file')
    await expect(identifyAudio(path, AbortSignal.abort())).rejects.toThrow()
  })
})
