import { describe, expect, it } from 'vitest'
import type { LyricLine } from '../../../src/domain/lyrics/lyric-data'
import { markVoices } from '../../../src/domain/lyrics/voice-labels'

function voicesOf(...texts: string[]) {
  const lines = texts.map((content, time): LyricLine => ({ time, content }))
  markVoices(lines, ({ content }) => content)
  return lines.map(({ voice }) => voice)
}

describe('markVoices', () => {
  it('takes each label for all lines up to the next one', () => {
    const voices = voicesOf('起', '女：你来', '再来', '男：我去', '再去', '合：一起走', '女：完')
    expect(voices).toEqual([undefined, undefined, undefined, 'second', 'second', 'together', undefined])
  })

  it('reads labels in brackets', () => {
    expect(voicesOf('(Female) you', '【Male】me', '（Both）us')).toEqual([undefined, 'second', 'together'])
  })

  it.each([
    ['only one label', ['女：你来', '再来']],
    ['other words before colons', ['他说：来', '她说：去']],
    ['labels without a text', ['女：', '男：']],
  ])('finds no voices in lines with %s', (_, texts) => {
    expect(voicesOf(...texts)).toEqual(texts.map(() => undefined))
  })
})
