import { describe, expect, it } from 'vitest'
import { countCredits } from '../../../src/domain/lyrics/credits'

function rows(...texts: string[]): { time: number; text: string }[] {
  return texts.map((text, index) => ({ time: index, text }))
}

describe('countCredits', () => {
  it.each<[string, string[], number]>([
    ['Chinese roles', ['作词 : 某人', '作曲：另一人', '第一行'], 2],
    ['English roles', ['Lyrics by: A', 'Produced by：B', 'I sing'], 2],
    ['unknown roles between known ones', ['作曲: A', '灯光 : B', '制作人: C', '唱'], 3],
    ['a title above them', ['Song - Singer', '词：A', '曲：B', '唱'], 3],
    ['a file with credits only', ['作曲 : A', '编曲 : B'], 2],
  ])('counts %s', (_, texts, count) => {
    expect(countCredits(rows(...texts))).toBe(count)
  })

  it.each<[string, string[]]>([
    ['a sung line with a colon', ['She said: stay', 'and so I did']],
    ['a title without credits after it', ['one - two', 'three']],
    ['a role without a name', ['作词：', '唱']],
    ['a short word inside a longer one', ['诗词歌赋都说：来', '唱']],
    ['no lines', []],
  ])('counts no credit in %s', (_, texts) => {
    expect(countCredits(rows(...texts))).toBe(0)
  })

  it('counts no row that comes long after the last credit', () => {
    expect(
      countCredits([
        { time: 0, text: '作词 : A' },
        { time: 20, text: '他说: 走' },
      ]),
    ).toBe(1)
  })
})
