import type { Rule, Shape } from './recorded'

/** What may lie in one place of a reply. */
export interface Place {
  /** In the order of the rule: the first is what is there as a rule. */
  kinds: readonly string[]
  optional: boolean
  /** Without a rule of its own: a list in this place is not empty then. */
  implied: boolean
  keys: Map<string, Place>
  rows: Place | null
}

const place = (): Place => ({ kinds: [], optional: false, implied: true, keys: new Map(), rows: null })

const rule = (target: Place, given: Rule): void => {
  target.implied = false
  target.optional = given.endsWith('?')
  target.kinds = given.replace('?', '').split('|')
}

const stepInto = (target: Place, step: string): Place => {
  if (step === '[]') return (target.rows ??= place())
  const known = target.keys.get(step) ?? place()
  target.keys.set(step, known)
  return known
}

const settle = (target: Place): Place => {
  if (target.implied) target.kinds = [target.rows ? 'array' : 'object']
  target.keys.forEach(settle)
  if (target.rows) settle(target.rows)
  return target
}

/** The paths of a shape as places within places. */
export function treeOf(shape: Shape): Place {
  const root = place()
  for (const [path, given] of Object.entries(shape)) {
    const steps = path.split('.').flatMap((step) => step.split(/(?=\[\])/))
    rule(steps.reduce(stepInto, root), given)
  }
  return settle(root)
}
