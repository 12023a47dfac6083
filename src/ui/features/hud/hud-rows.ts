import type { HudFigures } from '../../../domain/hud/hud-figures'
import type { TextKey } from '../../../i18n/text-key'

type Values = Record<string, string | number>

/** A figure as it is shown: a text with its values, or why there is none. */
export interface HudRow {
  name: TextKey
  hint: TextKey
  value: { text: TextKey; values: Values } | null
  /** Why there is no value; left out where there always is one. */
  missing?: TextKey
}

const percent = (share: number | null) =>
  share === null ? null : { text: 'hud.percent' as const, values: { percent: (share * 100).toFixed(1) } }

const seconds = (value: number | null) =>
  value === null ? null : { text: 'hud.seconds' as const, values: { seconds: value.toFixed(0) } }

const milliseconds = (ms: string | undefined) =>
  ms === undefined ? null : { text: 'hud.milliseconds' as const, values: { ms } }

/** Writes a number with its sign, also where it is zero. */
function signed(value: number): string {
  const digits = value.toFixed(1)
  return Number(digits) < 0 ? digits : `+${digits.replace('-', '')}`
}

/** Returns the rows of the panel in the order in which it shows them. */
export function hudRows(figures: HudFigures): HudRow[] {
  const { fps, dropped, longShare, bufferedAhead, nextBufferedAhead, joinGap, lyricLeadMs } = figures
  const { underruns, outputLatencyMs, ownShare } = figures
  return [
    {
      name: 'hud.frames',
      hint: 'hud.framesHint',
      value:
        fps === null
          ? null
          : { text: 'hud.framesValue', values: { fps: fps.toFixed(0), dropped: dropped ?? 0 } },
      missing: 'hud.framesMissing',
    },
    {
      name: 'hud.mainThread',
      hint: 'hud.mainThreadHint',
      value: percent(longShare),
      missing: 'hud.mainThreadMissing',
    },
    {
      name: 'hud.lyrics',
      hint: 'hud.lyricsHint',
      value: milliseconds(lyricLeadMs === null ? undefined : signed(lyricLeadMs)),
      missing: 'hud.lyricsMissing',
    },
    {
      name: 'hud.buffer',
      hint: 'hud.bufferHint',
      value: seconds(bufferedAhead),
      missing: 'hud.bufferMissing',
    },
    {
      name: 'hud.nextBuffer',
      hint: 'hud.nextBufferHint',
      value: seconds(nextBufferedAhead),
      missing: 'hud.nextBufferMissing',
    },
    {
      name: 'hud.join',
      hint: 'hud.joinHint',
      value: joinGap === null ? null : { text: 'hud.joinValue', values: { samples: joinGap } },
      missing: 'hud.joinMissing',
    },
    {
      name: 'hud.underruns',
      hint: 'hud.underrunsHint',
      value: underruns === null ? null : { text: 'hud.count', values: { number: underruns } },
      missing: 'hud.underrunsMissing',
    },
    {
      name: 'hud.latency',
      hint: 'hud.latencyHint',
      value: milliseconds(outputLatencyMs?.toFixed(0)),
      missing: 'hud.latencyMissing',
    },
    { name: 'hud.own', hint: 'hud.ownHint', value: percent(ownShare) },
  ]
}
