import { Filter } from './filter'
import { silence, type Stereo } from './note'

/** Echoes that cross from side to side, `seconds` apart, each `feedback` times the one before and darker. */
export function echo(send: Stereo, seconds: number, feedback: number, rate: number): Stereo {
  const frames = send.left.length
  const out = silence(frames)
  const delay = Math.max(1, Math.round(seconds * rate))
  const dark = [new Filter(2600, 0.7, rate), new Filter(2600, 0.7, rate)] as const
  const thin = [new Filter(240, 0.7, rate), new Filter(240, 0.7, rate)] as const
  for (let index = delay; index < frames; index++) {
    const past = index - delay
    dark[0].push((send.left[past]! + send.right[past]!) * 0.5 + out.right[past]! * feedback)
    thin[0].push(dark[0].low)
    out.left[index] = thin[0].high
    dark[1].push(out.left[past]! * feedback)
    thin[1].push(dark[1].low)
    out.right[index] = thin[1].high * 0.9
  }
  return out
}

/** Two slowly moving short delays mixed in at `depth` 0..1: widens without a second player. */
export function chorus(bus: Stereo, depth: number, rate: number, lfo: (turns: number) => number): void {
  for (const [channel, offset] of [
    [bus.left, 0],
    [bus.right, 0.27],
  ] as const) {
    const dry = channel.slice()
    for (let index = 0; index < dry.length; index++) {
      const place = index - rate * (0.011 + 0.0028 * lfo((index / rate) * 0.61 + offset))
      const whole = Math.floor(place)
      if (whole < 0) continue
      const between = dry[whole]! + (dry[whole + 1]! - dry[whole]!) * (place - whole)
      channel[index] = dry[index]! * (1 - 0.35 * depth) + between * depth * 0.65
    }
  }
}
