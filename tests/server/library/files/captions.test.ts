import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCaptions, readCaptions } from '../../../../server/library/files/captions'
import { musicFolder } from '../../../support/server/music-folder'

const srt = '1\r\n00:00:01,000 --> 00:00:02,500\r\n月光, one\r\n'

describe('findCaptions', () => {
  it('finds WebVTT and SubRip of the same name, by language', async () => {
    const folder = musicFolder({
      'Film.mp4': '',
      'film.srt': srt,
      'Film.en.srt': srt,
      'Film.en.VTT': 'WEBVTT',
      'Film.zh-Hans.vtt': 'WEBVTT',
      'Film.not a language.vtt': 'WEBVTT',
      'Film.en.lrc': '',
      'Other.en.vtt': 'WEBVTT',
    })
    const found = await findCaptions(join(folder, 'Film.mp4'))
    expect(found).toEqual([
      { language: '', path: join(folder, 'film.srt') },
      { language: 'en', path: join(folder, 'Film.en.VTT') },
      { language: 'zh-hans', path: join(folder, 'Film.zh-Hans.vtt') },
    ])
  })

  it('finds none where the folder is gone', async () => {
    expect(await findCaptions('/nowhere/Film.mp4')).toEqual([])
  })
})

describe('readCaptions', () => {
  it('turns SubRip into WebVTT, whose times have points', async () => {
    const folder = musicFolder({ 'film.srt': srt })
    expect(await readCaptions(join(folder, 'film.srt'))).toBe(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\n月光, one\n',
    )
  })

  it('leaves WebVTT as it is, and reads nothing that is missing or too large', async () => {
    const folder = musicFolder({ 'a.vtt': 'WEBVTT\n', 'b.vtt': 'x'.repeat(2_000_001) })
    expect(await readCaptions(join(folder, 'a.vtt'))).toBe('WEBVTT\n')
    expect(await readCaptions(join(folder, 'b.vtt'))).toBeNull()
    expect(await readCaptions(join(folder, 'c.vtt'))).toBeNull()
  })
})
