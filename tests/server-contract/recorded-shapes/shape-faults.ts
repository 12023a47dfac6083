import type { Shape } from './recorded-reply'
import { shapeTree, type ShapeNode } from './shape-tree'

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/**
 * Describes where a reply differs from a shape; empty when it does not.
 * @param mayLack of the keys that may be missing, those that may be so here; all by default
 */
export function shapeFaults(reply: unknown, shape: Shape, mayLack?: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const mayBeMissing = (place: ShapeNode, path: string) =>
    place.optional && (mayLack?.has(path.slice(path.lastIndexOf('.') + 1)) ?? true)
  const look = (value: unknown, place: ShapeNode, path: string): void => {
    if (value === undefined && mayBeMissing(place, path)) return
    const kind = kindOf(value)
    if (!place.kinds.includes(kind)) {
      faults.push(`${path}: ${place.kinds.join(' or ')} expected, ${kind} found`)
    } else if (Array.isArray(value)) {
      const { rows } = place
      if (place.implied && value.length === 0) faults.push(`${path}: nothing in it`)
      if (rows) value.forEach((row, at) => look(row, rows, `${path}[${at}]`))
    } else if (kind === 'object') {
      for (const [key, inner] of place.keys)
        look((value as Record<string, unknown>)[key], inner, path === '' ? key : `${path}.${key}`)
    }
  }
  look(reply, shapeTree(shape), '')
  return faults
}
