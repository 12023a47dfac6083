/** Mono samples a block: at 48 kHz 47 messages a second. */
export const blockSamples = 1024

/** Three words come first: the frame of the first sample in two parts that a float holds exactly, and the blocks dropped. */
export const headerWords = 3

const part = 2 ** 20

export function writeHeader(block: Float32Array, frame: number, dropped: number): void {
  block[0] = Math.floor(frame / part)
  block[1] = frame % part
  block[2] = dropped % part
}

/** The frame of the context at which the block's first sample was rendered. */
export function frameOf(block: Float32Array): number {
  return (block[0] ?? 0) * part + (block[1] ?? 0)
}

/** How many blocks were left out before this one for want of an empty one. */
export function droppedOf(block: Float32Array): number {
  return block[2] ?? 0
}
