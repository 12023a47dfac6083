import type { Rule, Shape } from './recorded-reply'

/** What is allowed in one place of a reply. */
export interface ShapeNode {
  /** In the order of the rule; the first is the usual one. */
  kinds: readonly string[]
  optional: boolean
  /** Without a rule of its own; a list here must not be empty. */
  implied: boolean
  keys: Map<string, ShapeNode>
  rows: ShapeNode | null
}

const createNode = (): ShapeNode => ({
  kinds: [],
  optional: false,
  implied: true,
  keys: new Map(),
  rows: null,
})

const applyRule = (target: ShapeNode, given: Rule): void => {
  target.implied = false
  target.optional = given.endsWith('?')
  target.kinds = given.replace('?', '').split('|')
}

const stepInto = (target: ShapeNode, step: string): ShapeNode => {
  if (step === '[]') return (target.rows ??= createNode())
  const known = target.keys.get(step) ?? createNode()
  target.keys.set(step, known)
  return known
}

const inferKinds = (target: ShapeNode): ShapeNode => {
  if (target.implied) target.kinds = [target.rows ? 'array' : 'object']
  target.keys.forEach(inferKinds)
  if (target.rows) inferKinds(target.rows)
  return target
}

/** Turns the paths of a shape into a tree. */
export function shapeTree(shape: Shape): ShapeNode {
  const root = createNode()
  for (const [path, given] of Object.entries(shape)) {
    const steps = path.split('.').flatMap((step) => step.split(/(?=\[\])/))
    applyRule(steps.reduce(stepInto, root), given)
  }
  return inferKinds(root)
}
