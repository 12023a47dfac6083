import { describe, expect, it } from 'vitest'
import { type DeviceFacts, startingTier } from '../../../src/domain/device-tier/starting-tier'

const able: DeviceFacts = {
  cores: 8,
  memory: 8,
  cpuPerformance: null,
  saveData: false,
  reducedMotion: false,
}

describe('startingTier', () => {
  it.each<[string, Partial<DeviceFacts>, string, string]>([
    ['an able device', {}, 'high', 'able'],
    ['a browser that tells nothing', { cores: null, memory: null }, 'high', 'able'],
    ['five cores', { cores: 5 }, 'high', 'able'],
    ['four cores', { cores: 4 }, 'mid', 'fewCores'],
    ['four gigabytes', { memory: 4 }, 'mid', 'littleMemory'],
    ['four cores and four gigabytes', { cores: 4, memory: 4 }, 'low', 'fewCores'],
    ['two cores where memory is not told', { cores: 2, memory: null }, 'mid', 'fewCores'],
    ['data saving', { saveData: true }, 'mid', 'saveData'],
    ['data saving on little memory', { saveData: true, memory: 2 }, 'low', 'littleMemory'],
    ['less motion wanted', { reducedMotion: true }, 'mid', 'reducedMotion'],
    ['the weakest class of processor', { cpuPerformance: 1 }, 'low', 'weakProcessor'],
    ['the second class of processor', { cpuPerformance: 2 }, 'mid', 'weakProcessor'],
    ['a strong processor of few cores', { cpuPerformance: 3, cores: 4 }, 'high', 'able'],
    ['the strongest processor on little memory', { cpuPerformance: 4, memory: 4 }, 'mid', 'littleMemory'],
    ['an unknown class of processor with few cores', { cpuPerformance: 0, cores: 4 }, 'mid', 'fewCores'],
  ])('for %s', (_name, facts, tier, reason) => {
    expect(startingTier({ ...able, ...facts })).toEqual({ tier, reason })
  })
})
