import type { Random } from '../random'
import { decayFactor, decibels, exp2, pitch, sine } from './exact-math'
import { Filter } from './filter'
import { silence, type Note, type Source } from './note'
import { VOWELS, type Vowel } from './vowel'
import { readTable, wavetable } from './wavetable'

export interface SingerPatch {
  /** Vibrato depth in cents and rate in Hz. */
  vibrato: number
  speed: number
  /** Seconds a slide between joined notes takes. */
  glide: number
  /** Breath noise, 0..1. */
  breath: number
  /** Formant scale: 1 = alto, 1.12 = a child-like voice, 0.88 = tenor. */
  size: number
  /** Constant detuning in cents, for doubling voices. */
  detune?: number
  pan?: number
}

const BLOCK = 24
const WIDTHS = [130, 170, 240, 340] as const

/** The vowel a syllable has reached after `time` of its `length` seconds. */
function vowelAt(path: string, time: number, length: number): Vowel {
  let index = 0
  const last = path.length - 1
  if (last > 0) {
    const glideIn = Math.min(0.07, length * 0.3)
    const close = Math.max(length * 0.62, length - 0.16)
    index = time >= close ? last : last > 1 && time >= glideIn ? 1 : 0
    if (last === 1 && 'iuy'.includes(path[0]!) && path[1] !== 'n') index = time >= glideIn ? 1 : 0
  }
  return VOWELS[path[index]!] ?? VOWELS['a']!
}

/** The next note follows closely enough to be sung in the same breath. */
function joined(note: Note, next: Note | undefined): boolean {
  return next !== undefined && next.start - (note.start + note.length) < 0.06
}

/** How far the mouth closes just before the next note's consonant: 1 = not at all (melisma), 0 = shut. */
function closing(next: Note | undefined): number {
  const onset = next?.syllable?.onset
  return onset === undefined ? 1 : onset === 'stop' ? 0.05 : onset === 'hiss' ? 0.12 : 0.3
}

/**
 * A voice: a glottal wave through four gliding formants, sung legato. Each syllable starts with its consonant
 * (a hiss, a stop, a soft closing), passes through its vowels, and longer notes bloom into vibrato.
 */
export function singer(patch: SingerPatch): Source {
  return (notes, frames, rate, random) => {
    const out = new Float32Array(frames)
    const voice = new Voice(patch, rate, random)
    for (let index = 0; index < notes.length; index++) {
      const note = notes[index]!
      const next = notes[index + 1]
      const from = Math.round(note.start * rate)
      const until = next === undefined ? frames : Math.round(next.start * rate)
      voice.sing(note, out, from, Math.min(until, frames), joined(note, next) ? closing(next) : undefined)
    }
    const place = ((patch.pan ?? 0) + 1) / 8
    const bus = silence(frames)
    const [leftGain, rightGain] = [sine(place + 0.25), sine(place)]
    for (let index = 0; index < frames; index++) {
      bus.left[index] = out[index]! * leftGain
      bus.right[index] = out[index]! * rightGain
    }
    return bus
  }
}

class Voice {
  private readonly filters: Filter[]
  private readonly hiss: Filter
  private readonly shape = [500, 1300, 2600, 3600, 1, 0.3, 0.1, 0.05]
  private path = 'a'
  private syllableStart = 0
  private phase = 0
  private midi = 0
  private level = 0
  private drift = 0
  private clock = 0

  constructor(
    private readonly patch: SingerPatch,
    private readonly rate: number,
    private readonly random: Random,
  ) {
    this.filters = WIDTHS.map((width, index) => new Filter(this.shape[index]!, 500 / width, rate))
    this.hiss = new Filter(5200, 1.1, rate)
  }

  sing(note: Note, out: Float32Array, from: number, until: number, close: number | undefined): void {
    const { patch, rate, random } = this
    const start = note.syllable
    if (start !== undefined) {
      this.path = start.vowels
      this.syllableStart = from
    }
    const gate = from + Math.round(note.length * rate)
    const syllable = (gate - this.syllableStart) / rate
    if (this.level < 0.02) this.midi = note.midi - (this.midi === 0 ? 0 : 0.6)
    const onset = start?.onset ?? 'open'
    const closed = start === undefined ? 0 : onset === 'stop' ? 0.008 : onset === 'hiss' ? 0.012 : 0.004
    const hissGain = onset === 'hiss' ? 0.05 : onset === 'stop' ? 0.045 : 0
    const hissFall = decayFactor(onset === 'hiss' ? 0.11 : 0.035, rate)
    const glide = exp2(-BLOCK / (rate * patch.glide * 0.22))
    const loud = 0.5 * (0.35 + 0.65 * note.velocity)
    const closeFrom = until - Math.round(0.026 * rate)
    let table = wavetable('glottal', pitch(note.midi + 0.6), rate)
    let step = 0
    let hissLevel = 1
    for (let index = from; index < until; index++) {
      const time = (index - from) / rate
      if ((index - from) % BLOCK === 0) {
        if (close === undefined && index > gate && this.level < 1e-5) {
          this.level = 0
          return
        }
        this.clock += BLOCK / rate
        this.drift += (random.next() - 0.5) * 1.6 - this.drift * 0.02
        this.midi = note.midi + (this.midi - note.midi) * glide
        const bloom = Math.min(1, Math.max(0, (time - 0.18) * 2.6))
        const cents =
          patch.vibrato * bloom * sine(this.clock * patch.speed) + this.drift + (patch.detune ?? 0)
        step = pitch(this.midi + cents / 100) / rate
        this.reach(vowelAt(this.path, (index - this.syllableStart) / rate, syllable))
        table = wavetable('glottal', step * rate * 1.02, rate)
      }
      let target = time < closed ? 0.12 : loud * (0.86 + 0.14 * Math.min(1, time * 4))
      if (close === undefined) {
        if (index > gate) target = 0
      } else if (index > closeFrom) target *= close
      const speed = target > this.level ? 90 : close === undefined && index > gate ? 24 : 170
      this.level += (target - this.level) * (speed / rate)
      this.phase += step
      if (this.phase >= 1) this.phase -= 1
      const breath = (random.next() * 2 - 1) * patch.breath
      const source = (readTable(table, this.phase) + breath) * this.level
      const { filters, shape } = this
      let sample = sine(this.phase) * this.level * 0.16
      for (let formant = 0; formant < 4; formant++) {
        const filter = filters[formant]!
        filter.push(source)
        sample += filter.band * shape[formant + 4]!
      }
      if (hissGain > 0 && hissLevel > 0.001) {
        this.hiss.push(random.next() * 2 - 1)
        sample += this.hiss.band * hissGain * hissLevel * loud
        hissLevel *= hissFall
      }
      out[index]! += sample * 0.55
    }
  }

  private reach(vowel: Vowel): void {
    const { shape, patch, rate } = this
    const lag = exp2(-BLOCK / (rate * 0.022))
    const makeup = decibels(vowel.makeup)
    for (let formant = 0; formant < 4; formant++) {
      const centre = vowel.formants[formant]! * patch.size
      const gain = (makeup * decibels(vowel.levels[formant]!) * WIDTHS[formant]!) / centre
      shape[formant] = centre + (shape[formant]! - centre) * lag
      shape[formant + 4] = gain + (shape[formant + 4]! - gain) * lag
      const around = Math.max(shape[formant]!, formant === 0 ? pitch(this.midi) * 1.02 : 0)
      this.filters[formant]!.tune(around, around / WIDTHS[formant]!, rate)
    }
  }
}
