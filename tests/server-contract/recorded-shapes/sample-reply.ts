import type { Shape } from './recorded-reply'
import { shapeTree, type ShapeNode } from './shape-tree'

/** How a sample reply treats optional values: present, null where allowed, or left out where allowed. */
export type Fullness = 'full' | 'nulls' | 'missing'

const textFor = (key: string): string => {
  if (/url$/i.test(key) || ['pic', 'cover', 'avatar'].includes(key)) return 'http://example.test/1.jpg'
  if (key === 'qrimg') return 'data:image/png;base64,'
  if (key === 'publishTime') return '2024-05-01'
  if (key === 'bizCode') return '201'
  return '1'
}

const valueOf = (kind: string, key: string, place: ShapeNode, code: number, fullness: Fullness): unknown => {
  const inside = (name: string, inner: ShapeNode) => sampleValue(name, inner, code, fullness)
  switch (kind) {
    case 'null':
      return null
    case 'boolean':
      return true
    case 'number':
      return key === 'code' ? code : 1
    case 'string':
      return textFor(key)
    case 'array':
      return place.rows ? [inside(key, place.rows)] : []
    default:
      return Object.fromEntries(
        [...place.keys].flatMap(([name, inner]) => {
          const value = inside(name, inner)
          return value === undefined ? [] : [[name, value]]
        }),
      )
  }
}

const sampleValue = (key: string, place: ShapeNode, code: number, fullness: Fullness): unknown => {
  if (fullness === 'missing' && place.optional) return undefined
  const nullable = fullness === 'nulls' && place.kinds.includes('null')
  return valueOf(nullable ? 'null' : (place.kinds[0] ?? 'null'), key, place, code, fullness)
}

/** Makes a reply of this shape with a plain sample value of each type. */
export function sampleReply(shape: Shape, code: number, fullness: Fullness): unknown {
  return sampleValue('', shapeTree(shape), code, fullness)
}
