import type { Sound } from '../lyric-sync/sound'
import { Child } from './child'
import { recordedRate } from './song-of-words'
import { monitor } from './sound-server'

const rate = recordedRate
/** The recorder is given what was played in pieces of so many milliseconds. */
const pieceMs = 10

interface Piece {
  /** Milliseconds since 1970 at which it came. */
  at: number
  samples: Float32Array
}

/** Records what a sound server plays, mono. */
export class SoundRecording {
  private readonly pieces: Piece[] = []
  private rest = Buffer.alloc(0)

  private constructor(private readonly child: Child) {
    child.stream(1).on('data', (part: Buffer) => this.add(part))
  }

  /** Resolves once it records, whether or not anything plays. */
  static async start(env: Readonly<Record<string, string>>): Promise<SoundRecording> {
    const format = ['--format=float32le', '--channels=1', `--rate=${rate}`, '--raw']
    const recording = new SoundRecording(
      Child.start('parec', ['-d', monitor, ...format, `--latency-msec=${pieceMs}`], env),
    )
    await recording.child.ready(() => recording.pieces.length > 0 || undefined)
    return recording
  }

  /** Forgets what it has recorded. */
  restart(): void {
    this.pieces.length = 0
  }

  /**
   * What was played since the start, or the restart. `start` is in seconds since 1970. The recorder is late by up to a
   * few pieces, so the time of each is that of the quickest one.
   */
  read(): Sound {
    const samples = new Float32Array(this.pieces.reduce((sum, piece) => sum + piece.samples.length, 0))
    let count = 0
    let start = Infinity
    for (const piece of this.pieces) {
      samples.set(piece.samples, count)
      count += piece.samples.length
      start = Math.min(start, piece.at / 1000 - count / rate)
    }
    return { rate, start, samples }
  }

  stop(): Promise<void> {
    return this.child.stop()
  }

  private add(part: Buffer): void {
    const all = Buffer.concat([this.rest, part])
    const length = all.length - (all.length % 4)
    this.rest = all.subarray(length)
    const samples = new Float32Array(all.buffer.slice(all.byteOffset, all.byteOffset + length))
    this.pieces.push({ at: performance.timeOrigin + performance.now(), samples })
  }
}
