import { describe, expect, it } from 'vitest'
import { trackTags } from '../../../src/domain/tracks/track-tags'
import { track } from '../../support/track'

describe('trackTags', () => {
  it('says what it takes to hear the whole of a track', () => {
    const tags = [0, 1, 4, 8].map((fee) => trackTags(track(1, { fee })))
    expect(tags).toEqual([[], ['vip'], ['ep'], []])
  })

  it('asks nothing of whoever uploaded it', () => {
    const cloud = { fileName: 'a.mp3', fileSize: 1 }
    expect(trackTags(track(1, { fee: 1, cloud }))).toEqual(['cloud'])
  })
})
