import type { Random } from '../random'
import { chorus, echo } from './echo'
import { decibels, exp2, sine } from './exact-math'
import { filterChannel } from './filter'
import { weightedPower } from './master'
import { silence, type Note, type Source, type Stereo } from './note'
import { reverb, type Room } from './reverb'

export interface Channel {
  /** dB of loudness, measured while it sounds, against a lead at 0. */
  gain: number
  /** Sends in dB; absent = none. */
  reverb?: number
  echo?: number
  /** Cutoffs in Hz. */
  lowCut?: number
  highCut?: number
  /** 0..1. */
  chorus?: number
  /** How far, 0..1, each kick pushes this part down. */
  duck?: number
}

export interface Part {
  name: string
  source: Source
  channel: Channel
  notes: Note[]
}

export interface Desk {
  room: Room
  /** Seconds between echoes and the factor from one to the next. */
  echo: { seconds: number; feedback: number }
  /** Saturation of the sum, 0..1. */
  warmth: number
}

function duckCurve(kicks: readonly Note[], frames: number, rate: number): Float32Array {
  const curve = new Float32Array(frames).fill(0)
  for (const kick of kicks) {
    const from = Math.round(kick.start * rate)
    const count = Math.min(frames - from, Math.round(0.36 * rate))
    for (let index = 0; index < count; index++) {
      const time = index / rate
      const depth = Math.min(1, time * 250) * exp2(-time * 12)
      if (depth > curve[from + index]!) curve[from + index] = depth
    }
  }
  return curve
}

function add(into: Stereo, from: Stereo, gain: number): void {
  for (let index = 0; index < into.left.length; index++) {
    into.left[index]! += from.left[index]! * gain
    into.right[index]! += from.right[index]! * gain
  }
}

function saturate(channel: Float32Array, amount: number): void {
  const drive = 1 + amount
  for (let index = 0; index < channel.length; index++) {
    const x = channel[index]! * drive
    channel[index] = x / (1 + 0.28 * amount * Math.abs(x))
  }
}

/** Renders every part, adds room and echo, and returns the unmastered sum. */
export function mix(
  parts: readonly Part[],
  desk: Desk,
  frames: number,
  rate: number,
  random: Random,
): Stereo {
  const sum = silence(frames)
  const roomSend = silence(frames)
  const echoSend = silence(frames)
  const kicks = parts.find((part) => part.name === 'kick')?.notes ?? []
  const curve = duckCurve(kicks, frames, rate)
  for (const part of parts) {
    const { channel } = part
    const notes = part.notes.toSorted((a, b) => a.start - b.start)
    const bus = part.source(notes, frames, rate, random.fork(part.name))
    for (const side of [bus.left, bus.right]) {
      if (channel.lowCut !== undefined) filterChannel(side, 'high', channel.lowCut, rate)
      if (channel.highCut !== undefined) filterChannel(side, 'low', channel.highCut, rate)
      if (channel.duck !== undefined) {
        for (let index = 0; index < frames; index++) side[index]! *= 1 - channel.duck * curve[index]!
      }
    }
    if (channel.chorus !== undefined) chorus(bus, channel.chorus, rate, sine)
    const gain = (0.1 * decibels(channel.gain)) / Math.sqrt(weightedPower(bus, rate))
    add(sum, bus, gain)
    if (channel.reverb !== undefined) add(roomSend, bus, gain * decibels(channel.reverb))
    if (channel.echo !== undefined) add(echoSend, bus, gain * decibels(channel.echo))
  }
  const echoes = echo(echoSend, desk.echo.seconds, desk.echo.feedback, rate)
  add(sum, echoes, 1)
  add(roomSend, echoes, 0.35)
  add(sum, reverb(roomSend, desk.room, rate), 1)
  if (desk.warmth > 0) for (const side of [sum.left, sum.right]) saturate(side, desk.warmth)
  return sum
}
