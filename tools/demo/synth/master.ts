import { decayFactor, decibels } from './exact-math'
import { Filter, filterChannel } from './filter'
import type { Stereo } from './note'

/**
 * Loudness in BS.1770's sense as the mean square of both channels' sum: K-weighted (approximated) on the middle
 * alone, with blocks 10 dB below the mean left out.
 */
export function weightedPower(bus: Stereo, rate: number): number {
  const window = Math.round(0.4 * rate)
  const blocks: number[] = []
  const shelf = new Filter(1500, 0.7, rate)
  const cut = new Filter(60, 0.6, rate)
  let sum = 0
  let place = 0
  for (let index = 0; index < bus.left.length; index++) {
    const middle = (bus.left[index]! + bus.right[index]!) * 0.5
    shelf.push(middle)
    cut.push(middle + 0.585 * shelf.high)
    sum += 2 * cut.high * cut.high
    if (++place === window) {
      blocks.push(sum / window)
      sum = 0
      place = 0
    }
  }
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length
  const audible = blocks.filter((block) => block > 1e-8)
  if (audible.length === 0) return 1e-8
  const threshold = mean(audible) * 0.1
  return mean(audible.filter((block) => block > threshold))
}

/** Narrows the picture to `width` (0 mono .. 1 as it is) and takes off what lies above `cutoff` Hz. */
export function soften(bus: Stereo, width: number, cutoff: number, rate: number): void {
  const { left, right } = bus
  for (let index = 0; index < left.length; index++) {
    const middle = (left[index]! + right[index]!) / 2
    const half = ((left[index]! - right[index]!) / 2) * width
    left[index] = middle + half
    right[index] = middle - half
  }
  for (const channel of [left, right]) {
    filterChannel(channel, 'low', cutoff, rate, 0.54)
    filterChannel(channel, 'low', cutoff, rate, 1.3)
  }
}

/** Holds every sample under `ceiling` with 3 ms of foresight and a slow recovery. */
function limit(bus: Stereo, ceiling: number, rate: number): void {
  const { left, right } = bus
  const ahead = Math.round(0.003 * rate)
  const wanted = new Float32Array(left.length)
  for (let index = 0; index < left.length; index++) {
    const peak = Math.max(Math.abs(left[index]!), Math.abs(right[index]!))
    wanted[index] = peak > ceiling ? ceiling / peak : 1
  }
  const recover = decayFactor(0.5, rate)
  const reach = new Float32Array(left.length)
  let held = 1
  for (let index = left.length - 1; index >= 0; index--) {
    held = Math.min(wanted[index]!, held + 1 / ahead)
    reach[index] = held
  }
  let gain = 1
  for (let index = 0; index < left.length; index++) {
    const slow = 1 - (1 - gain) * recover
    gain = Math.min(reach[index]!, slow)
    left[index]! *= gain
    right[index]! *= gain
  }
}

/** Removes rumble and offset, brings the piece to `loudness` LUFS, limits it, and fades its very ends to zero. */
export function master(bus: Stereo, loudness: number, ceiling: number, rate: number): void {
  for (const channel of [bus.left, bus.right]) filterChannel(channel, 'high', 28, rate)
  const goal = decibels(loudness + 0.691)
  for (let round = 0; round < 2; round++) {
    const gain = goal / Math.sqrt(weightedPower(bus, rate))
    for (const channel of [bus.left, bus.right]) {
      for (let index = 0; index < channel.length; index++) channel[index]! *= gain
    }
    limit(bus, decibels(ceiling), rate)
  }
  const fade = Math.round(1.2 * rate)
  for (const channel of [bus.left, bus.right]) {
    for (let index = 0; index < fade; index++) {
      const x = index / fade
      channel[channel.length - 1 - index]! *= x * x * (3 - 2 * x)
    }
  }
}

/**
 * Rounds to 16-bit integers, interleaved. With `coarse`, middle falls on multiples of 8 and half the side on multiples of 16: the error
 * stays 60 dB under the music, and FLAC does not store the empty bits, which keeps a demo library small.
 */
export function quantise(bus: Stereo, coarse: boolean): Int16Array {
  const out = new Int16Array(bus.left.length * 2)
  for (let index = 0; index < bus.left.length; index++) {
    const left = bus.left[index]! * 32767
    const right = bus.right[index]! * 32767
    if (coarse) {
      const middle = Math.round((left + right) / 16) * 8
      const half = Math.round((left - right) / 32) * 16
      out[2 * index] = middle + half
      out[2 * index + 1] = middle - half
    } else {
      out[2 * index] = Math.round(left)
      out[2 * index + 1] = Math.round(right)
    }
  }
  return out
}
