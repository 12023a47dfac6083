import type { AxeResults, RunOptions } from 'axe-core'
import source from 'axe-core/axe.min.js?raw'

interface Axe {
  run(context: Element, options: RunOptions): Promise<AxeResults>
}

function axe(): Axe {
  const known = window as unknown as { axe?: Axe }
  if (!known.axe) {
    const script = document.createElement('script')
    script.textContent = source
    document.head.append(script)
    script.remove()
  }
  if (!known.axe) throw new Error('axe did not start')
  return known.axe
}

const runningAnimations = (): Animation[] =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)

/**
 * Returns the accessibility faults that axe finds in the page, one line each, once no animation runs. Passed rules and
 * selectors are not computed, which saves most of its time.
 */
export async function axeFaults(): Promise<string[]> {
  // one may begin with the next frame, or where another ends
  do {
    await Promise.all(runningAnimations().map((motion) => motion.finished.catch(() => undefined)))
    await new Promise(requestAnimationFrame)
  } while (runningAnimations().length > 0)
  const { violations } = await axe().run(document.body, {
    resultTypes: ['violations'],
    selectors: false,
    rules: { 'target-size': { enabled: true } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
