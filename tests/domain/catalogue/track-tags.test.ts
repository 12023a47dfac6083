import { describe, expect, it } from 'vitest'
import { trackTags } from '../../../src/domain/catalogue/track-tags'
import { track } from '../../support/track'

describe('trackTags', () => {
  it('tells what is needed to play the whole track', () => {
    const tags = [0, 1, 4, 8].map((fee) => trackTags(track(1, { fee })))
    expect(tags).toEqual([[], ['vip'], ['ep'], []])
  })

  it('asks nothing for an own upload', () => {
    const cloud = { fileName: 'a.mp3', fileSize: 1 }
    expect(trackTags(track(1, { fee: 1, cloud }))).toEqual(['cloud'])
  })
})
