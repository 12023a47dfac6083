export const tapProcessorName = 'melisma-tap'

/** Options of the tap: how many blocks are passed back and forth between it and the visualiser. */
export interface TapOptions {
  blocks: number
}

/**
 * A command for the tap: the port for its blocks, or `stop`. Each block is the ArrayBuffer of a Float32Array that
 * starts with a header.
 */
export type TapCommand = MessagePort | 'stop'

/** Mono samples per block: 47 messages a second at 48 kHz. */
export const blockSamples = 1024

/**
 * A block starts with three words: the frame of its first sample, in two parts that a 32-bit float can hold exactly, and
 * the number of blocks dropped so far.
 */
export const headerWords = 3

const part = 2 ** 20

export function writeHeader(block: Float32Array, frame: number, dropped: number): void {
  block[0] = Math.floor(frame / part)
  block[1] = frame % part
  block[2] = dropped % part
}

/** Returns the context frame of the block's first sample. */
export function readFrame(block: Float32Array): number {
  return (block[0] ?? 0) * part + (block[1] ?? 0)
}

/** Returns how many blocks were dropped so far because none was free. */
export function readDropped(block: Float32Array): number {
  return block[2] ?? 0
}
