import { describe, expect, it } from 'vitest'
import { bugReport, type BugReportParts } from '../../../src/domain/hud/bug-report'
import type { HudFigures } from '../../../src/domain/hud/hud-figures'
import { defaultSettings } from '../../../src/domain/settings/settings'

const figures: HudFigures = {
  atMs: 12_345.678_9,
  phase: 'playing',
  fps: 59.940_06,
  dropped: 0,
  longShare: 0.012_345,
  bufferedAhead: 31,
  nextBufferedAhead: null,
  joinGap: 0,
  lyricLeadMs: 1.234_56,
  underruns: 0,
  outputLatencyMs: 52,
  ownShare: 0.002,
}

const parts = (changes: Partial<BugReportParts> = {}): BugReportParts => ({
  version: '1.1.9',
  createdMs: 0,
  userAgent: 'Chrome/156',
  viewport: { width: 360, height: 740, pixelRatio: 3 },
  device: { cores: 4, memory: 4, cpuPerformance: null, saveData: false, reducedMotion: false },
  tier: { shown: 'low', measured: 'mid', reason: 'tier.fewCores' },
  settings: defaultSettings,
  longFrameSource: 'longtask',
  lastMinute: [figures],
  longFrames: [],
  errors: [],
  ...changes,
})

const read = (changes?: Partial<BugReportParts>) =>
  JSON.parse(bugReport(parts(changes))) as Record<string, unknown>

describe('bugReport', () => {
  it('holds version, browser, device, tier and the figures of the last minute', () => {
    expect(read()).toMatchObject({
      version: '1.1.9',
      created: '1970-01-01T00:00:00.000Z',
      userAgent: 'Chrome/156',
      viewport: { width: 360 },
      device: { cores: 4 },
      tier: { shown: 'low', measured: 'mid' },
      lastMinute: [{ fps: 59.94, longShare: 0.012, nextBufferedAhead: null, lyricLeadMs: 1.235 }],
    })
  })

  it('holds the settings that differ from the default, and none of this device', () => {
    const settings = {
      ...defaultSettings,
      showTransl: false,
      playVolume: 0.1,
      outputOffsets: { 'id of a headset': 120 },
    }
    expect(read({ settings })['settings']).toEqual({ showTransl: false })
    expect(read()['settings']).toEqual({})
  })

  it('holds no address', () => {
    const text = bugReport(
      parts({
        errors: [{ atMs: 1, message: 'TypeError at https://home.example:7300/assets/a.js?token=7' }],
        longFrames: [
          {
            startMs: 1,
            durationMs: 80,
            renderMs: 0,
            scripts: [
              {
                durationMs: 70,
                invoker: 'IMG[src=https://home.example/1.jpg].onload',
                functionName: '',
                sourceUrl: 'https://home.example:7300/assets/a.js',
                position: 3,
              },
            ],
          },
        ],
      }),
    )
    expect(text).not.toMatch(/https?:|home\.example|token/)
    expect(text).toContain('TypeError at a.js')
    expect(text).toContain('IMG.onload (a.js:3)')
  })

  it('cuts a message that is too long to be one', () => {
    const [error] = read({ errors: [{ atMs: 1, message: 'x'.repeat(5000) }] })['errors'] as {
      message: string
    }[]
    expect(error?.message).toHaveLength(300)
  })
})
