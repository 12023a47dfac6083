import { describe, expect, it } from 'vitest'
import type { Quality } from '../../../src/contract/replies/stream'
import { requestedBitRate, downloadFiles, defaultQuality } from '../../../src/domain/library/download-choice'

const file = (quality: Quality, bitRate = 128_000) => ({ quality, bitRate, size: 1 })
const any = () => true

describe('downloadFiles', () => {
  it('returns each downloadable quality once, worst first', () => {
    const files = [file('jymaster'), file('lossless'), file('standard'), file('lossless')]
    expect(downloadFiles(files).map(({ quality }) => quality)).toEqual(['standard', 'lossless'])
  })
})

describe('requestedBitRate', () => {
  it('returns the rate of a quality, and more for a lossless file that needs it', () => {
    expect(requestedBitRate(file('exhigh', 319_999))).toBe(320_000)
    expect(requestedBitRate(file('lossless', 900_000))).toBe(999_000)
    expect(requestedBitRate(file('lossless', 1_411_000))).toBe(1_411_000)
  })
})

describe('defaultQuality', () => {
  const files = [file('standard'), file('exhigh'), file('lossless')]

  it('returns the wanted quality, else the best one below it', () => {
    expect(defaultQuality(files, 'exhigh', any)).toBe('exhigh')
    expect(defaultQuality(files, 'higher', any)).toBe('standard')
    expect(defaultQuality(files, 'jymaster', any)).toBe('lossless')
  })

  it('returns an allowed quality, null when none is allowed', () => {
    expect(defaultQuality(files, 'lossless', ({ quality }) => quality !== 'lossless')).toBe('exhigh')
    expect(defaultQuality([file('lossless')], 'standard', any)).toBe('lossless')
    expect(defaultQuality(files, 'lossless', () => false)).toBeNull()
  })
})
