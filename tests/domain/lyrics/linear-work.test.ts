import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLrc } from '../../../src/domain/lyrics/parse-lrc'
import { parseTtml } from '../../../src/domain/lyrics/parse-ttml'
import { parseYrc } from '../../../src/domain/lyrics/parse-yrc'
import { stepsOver } from '../../support/lyrics/counted-text'
import { fragments, hostileTexts } from '../../support/lyrics/hostile-texts'

const parsers = [
  ['parseLrc', parseLrc],
  ['parseYrc', parseYrc],
  ['parseTtml', parseTtml],
] as const

/** Allowed steps per character. Rows of one character cost the most, because every row is tested for its kind. */
const maxStepsEach = 16

describe('stepsOver', () => {
  it('distinguishes a parser that starts over from one that goes on', () => {
    const startsOver = (text: string): void => {
      for (let at = 0; at < text.length; at++) text.indexOf('!', at)
    }
    const goesOn = (text: string): void => {
      for (let at = 0; at < text.length; at++) text.charCodeAt(at)
    }
    expect(stepsOver('a'.repeat(100), goesOn)).toBe(100)
    expect(stepsOver('a'.repeat(100), startsOver)).toBe(5050)
  })
})

describe.each(parsers)('%s', (_, parse) => {
  it('needs a few steps per character at most for any text', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        expect(stepsOver(text, parse)).toBeLessThanOrEqual(maxStepsEach * text.length + 100)
      }),
      { numRuns: 200 },
    )
  })

  it.each(fragments)('needs at most twice the steps for twice as many %j', (fragment) => {
    const few = stepsOver(fragment.repeat(4000), parse)
    const many = stepsOver(fragment.repeat(8000), parse)
    expect(many).toBeLessThanOrEqual(2 * few + 100)
  })
})
