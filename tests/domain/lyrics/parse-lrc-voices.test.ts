import { expect, describe, it } from 'vitest'
import { parseLrc } from '../../../src/domain/lyrics/parse-lrc'

function linesOf(text: string) {
  const parsed = parseLrc(text)
  return parsed.ok ? parsed.value.lines : []
}

describe('parseLrc, voices and stamps among the words', () => {
  it('reads background vocals and removes the names of voices', () => {
    const rows = ['[00:01.00]v1: <00:01.00>led<00:03.00>', '[bg: <00:02.00>(ooh <00:02.50>aah)<00:04.00>]']
    expect(parseLrc(rows.join('\n'))).toMatchObject({
      value: {
        lines: [
          { time: 1, content: 'led' },
          { time: 2, content: '(ooh aah)', background: true },
        ],
        wordLines: [{ endTime: 3 }, { time: 2, endTime: 4, content: [{}, {}], background: true }],
      },
    })
  })

  it('keeps background vocals with their line where another one starts before they do', () => {
    const rows = [
      '[00:01.00]<00:01.00>one<00:02.00>',
      '[bg: <00:04.00>(ooh)<00:06.00>]',
      '[00:03.00]<00:03.00>two<00:07.00>',
    ]
    expect(linesOf(rows.join('\n')).map(({ content }) => content)).toEqual(['one', '(ooh)', 'two'])
  })

  it('keeps a stamp in the midst of a line that no stamp ends', () => {
    expect(linesOf('[00:01.00]at [00:30.00] it ends')).toEqual([
      { time: 1, content: 'at [00:30.00] it ends' },
    ])
  })
})
