export const tapProcessorName = 'melisma-tap'

/** What the tap is made with: how many blocks go round between it and the visualiser. */
export interface TapOptions {
  blocks: number
}

/**
 * To the tap: where its blocks go and come back from, or that it is to end. Each block is the ArrayBuffer of a
 * Float32Array as `tap-block.ts` lays it out.
 */
export type TapCommand = MessagePort | 'stop'
