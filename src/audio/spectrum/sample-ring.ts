/** The newest samples, addressed by their frame. Samples that were never written or are too old are silence. */
export class SampleRing {
  /** The frame after the newest sample. */
  end = 0
  private readonly samples: Float32Array
  private readonly mask: number

  /** `capacity`: number of samples, a power of two. */
  constructor(capacity: number) {
    this.samples = new Float32Array(capacity)
    this.mask = capacity - 1
  }

  /** Writes the samples of `block` from `offset` on, the first at `frame`. A gap before them is filled with silence. */
  write(frame: number, block: Float32Array, offset: number): void {
    const { samples, mask } = this
    for (let i = Math.max(this.end, frame - samples.length); i < frame; i++) samples[i & mask] = 0
    for (let i = offset; i < block.length; i++) samples[(frame + i - offset) & mask] = block[i] as number
    this.end = Math.max(this.end, frame + block.length - offset)
  }

  /**
   * Fills the array with the samples around a frame. If the later ones are not there yet, it shifts to earlier samples, by
   * at most half its length.
   */
  readAround(frame: number, into: Float64Array): void {
    const { samples, mask, end } = this
    const ideal = frame - into.length / 2
    const first = Math.max(ideal - into.length / 2, Math.min(ideal, end - into.length))
    const oldest = Math.max(0, end - samples.length)
    for (let i = 0; i < into.length; i++) {
      const at = first + i
      into[i] = at >= oldest && at < end ? (samples[at & mask] as number) : 0
    }
  }
}
