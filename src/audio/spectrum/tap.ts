import { blockSamples, headerWords, writeHeader } from './tap-protocol'

/** Collects samples into blocks of a pool; allocates nothing while it runs. */
export class Tap {
  private readonly pool: Float32Array<ArrayBuffer>[] = []
  private block: Float32Array<ArrayBuffer> | undefined
  private filled = 0
  private dropped = 0
  private next = 0

  constructor(
    blocks: number,
    private readonly post: (block: ArrayBuffer) => void,
  ) {
    for (let i = 0; i < blocks; i++) this.pool.push(new Float32Array(headerWords + blockSamples))
  }

  /**
   * Takes one quantum that starts at `frame`; without samples it is silence. An overloaded browser skips quanta: then the
   * rest of the block is silence and a new one starts.
   */
  take(samples: Float32Array | undefined, count: number, frame: number): void {
    if (frame !== this.next && this.filled > 0) this.cutShort()
    this.next = frame + count
    for (let i = 0; i < count; i++) {
      if (this.filled === 0) this.begin(frame + i)
      if (this.block) this.block[headerWords + this.filled] = samples?.[i] ?? 0
      this.filled++
      if (this.filled === blockSamples) this.end()
    }
  }

  giveBack(block: ArrayBuffer): void {
    this.pool.push(new Float32Array(block))
  }

  private begin(frame: number): void {
    this.block = this.pool.pop()
    if (this.block) writeHeader(this.block, frame, this.dropped)
    else this.dropped++
  }

  private cutShort(): void {
    this.block?.fill(0, headerWords + this.filled)
    this.end()
  }

  private end(): void {
    this.filled = 0
    if (this.block) this.post(this.block.buffer)
    this.block = undefined
  }
}
