/** Reads a stored number of things; 0 for anything that is none. */
export function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}
