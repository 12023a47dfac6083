import { describe, expect, it } from 'vitest'
import { countCredits, isKnownCredit, splitCredits } from '../../../src/domain/lyrics/credits'

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
    ['rows that name the song and the singer', ['歌曲名 某歌', '歌手名 某人', '作词：A', '作曲：B', '唱'], 4],
    ['roles of several words', ['Background Vocals by: A', 'Mixing Engineer: B', 'la'], 2],
  ])('counts %s', (_, texts, count) => {
    expect(countCredits(rows(...texts))).toBe(count)
  })

  it.each<[string, string[]]>([
    ['a sung line with a colon', ['She said: stay', 'and so I did']],
    ['a title without credits after it', ['one - two', 'three']],
    ['a role without a name', ['作词：', '唱']],
    ['a short word inside a longer one', ['诗词歌赋都说：来', '唱']],
    ['a label of who sings', ['女：你来', '男：我去', '合：一起走']],
    ['a sentence with a role in it', ['Stop the music: dance with me', 'la']],
    ['a sung line above a role', ['你来了', '作词：A']],
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

  it('counts no label of who sings after the credits', () => {
    expect(countCredits(rows('作词：A', '作曲：B', '女：你来', '男：我去'))).toBe(2)
  })

  it('counts no sentence with a colon after the credits', () => {
    expect(countCredits(rows('Lyrics: A', 'Stop the music now: dance with me'))).toBe(1)
  })

  it.each<[string, [time: number, text: string][]]>([
    [
      'a title that comes later than the file begins',
      [
        [3.25, 'Singer - Song'],
        [6, '词：A'],
        [8, '唱'],
      ],
    ],
    [
      'known roles after a long gap',
      [
        [0, '作词 : A'],
        [16, '编曲 : B'],
        [30, '唱'],
      ],
    ],
  ])('counts %s', (_, timed) => {
    expect(countCredits(timed.map(([time, text]) => ({ time, text })))).toBe(2)
  })
})

describe('splitCredits', () => {
  const split = (...texts: string[]) => {
    const { credits, sung } = splitCredits(rows(...texts), ({ text }) => text)
    return [credits, sung.map(({ text }) => text)]
  }

  it('takes credits from both ends', () => {
    expect(split('作词：A', '唱', '再唱', '混音：B', '灯光：C', '母带：D')).toEqual([
      ['作词：A', '混音：B', '灯光：C', '母带：D'],
      ['唱', '再唱'],
    ])
  })

  it('leaves one row with a role at the end, which may be sung', () => {
    expect(split('唱', '音乐：响起来')).toEqual([[], ['唱', '音乐：响起来']])
  })

  it('leaves labels of who sings at the end', () => {
    expect(split('唱', '女：你来', '合：一起走')).toEqual([[], ['唱', '女：你来', '合：一起走']])
  })
})

describe('isKnownCredit', () => {
  it.each(['Programming', 'Violin', '曲作者', 'Performer', '编程', '主唱', 'Songwriter', 'OP/SP'])(
    'knows the role %s',
    (role) => {
      expect(isKnownCredit(`${role}: someone`)).toBe(true)
    },
  )
})
