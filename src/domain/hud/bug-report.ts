import type { DeviceTier } from '../device-tier/device-tier'
import type { DeviceFacts } from '../device-tier/starting-tier'
import { changesOf } from '../settings/portable-settings'
import { defaultSettings, type Settings } from '../settings/settings'
import type { HudFigures } from './hud-figures'
import { causeOf, type LongFrame } from './long-frame'
import { withoutAddresses } from './without-addresses'

/** An error of the app, with the milliseconds since the page was opened. */
export interface NotedError {
  readonly atMs: number
  readonly message: string
}

export interface BugReportParts {
  readonly version: string
  /** Milliseconds since 1970. */
  readonly createdMs: number
  readonly userAgent: string
  /** In CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number; readonly pixelRatio: number }
  readonly device: DeviceFacts
  readonly tier: { readonly shown: DeviceTier; readonly measured: DeviceTier; readonly reason: string }
  readonly settings: Settings
  readonly longFrameSource: string | null
  readonly lastMinute: readonly HudFigures[]
  readonly longFrames: readonly LongFrame[]
  readonly errors: readonly NotedError[]
}

/** Long enough for any message of a browser. */
const longestMessage = 300

const digits = 3

/** Rounds the numbers of a JSON value. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(digits)) : value

/**
 * Returns the text of a bug report, JSON. It holds no account, no song and no address; of the settings, those that
 * differ from the default and belong to no device.
 */
export function bugReport(parts: BugReportParts): string {
  const { settings, longFrames, errors, createdMs, ...rest } = parts
  const changed = changesOf(defaultSettings, settings)
  const report = {
    melismaReport: 1,
    created: new Date(createdMs).toISOString(),
    ...rest,
    settings: Object.fromEntries(changed.map((name) => [name, settings[name]])),
    longFrames: longFrames.map((frame) => ({
      startMs: frame.startMs,
      durationMs: frame.durationMs,
      cause: causeOf(frame),
    })),
    errors: errors.map(({ atMs, message }) => ({
      atMs,
      message: withoutAddresses(message).slice(0, longestMessage),
    })),
  }
  return JSON.stringify(report, rounded, 1)
}
