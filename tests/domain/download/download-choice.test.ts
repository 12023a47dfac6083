import { describe, expect, it } from 'vitest'
import type { Quality } from '../../../src/domain/catalogue/stream'
import { askedRate, downloadFiles, firstChoice } from '../../../src/domain/download/download-choice'

const file = (quality: Quality, bitRate = 128_000) => ({ quality, bitRate, size: 1 })
const any = () => true

describe('downloadFiles', () => {
  it('gives each quality that is a file once, worst first', () => {
    const files = [file('jymaster'), file('lossless'), file('standard'), file('lossless')]
    expect(downloadFiles(files).map(({ quality }) => quality)).toEqual(['standard', 'lossless'])
  })
})

describe('askedRate', () => {
  it('is what the service knows a quality by, and never too little for a lossless file', () => {
    expect(askedRate(file('exhigh', 319_999))).toBe(320_000)
    expect(askedRate(file('lossless', 900_000))).toBe(999_000)
    expect(askedRate(file('lossless', 1_411_000))).toBe(1_411_000)
  })
})

describe('firstChoice', () => {
  const files = [file('standard'), file('exhigh'), file('lossless')]

  it('is what the listener plays at, else the best below it', () => {
    expect(firstChoice(files, 'exhigh', any)).toBe('exhigh')
    expect(firstChoice(files, 'higher', any)).toBe('standard')
    expect(firstChoice(files, 'jymaster', any)).toBe('lossless')
  })

  it('is one that may be had, and none where none may', () => {
    expect(firstChoice(files, 'lossless', ({ quality }) => quality !== 'lossless')).toBe('exhigh')
    expect(firstChoice([file('lossless')], 'standard', any)).toBe('lossless')
    expect(firstChoice(files, 'lossless', () => false)).toBeNull()
  })
})
