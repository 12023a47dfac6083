/** A seeded source of chance: `next` is uniform in [0, 1), `spread` roughly Gaussian with unit deviation. */
export interface Random {
  next(): number
  spread(): number
  /** An independent stream, the same for the same label. */
  fork(label: string): Random
}

function hash(text: string, seed: number): number {
  let value = seed ^ 0x9e3779b9
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x85ebca6b)
    value ^= value >>> 13
  }
  return value >>> 0
}

/** Mulberry32 seeded by a 32-bit integer: integer arithmetic only, hence equal on every engine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    spread: () => (next() + next() + next() + next() - 2) * 1.7,
    fork: (label) => createRandom(hash(label, seed)),
  }
}
