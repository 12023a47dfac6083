import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { expectPage } from './expect-page'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

interface Axe {
  run(options: RunOptions): Promise<AxeResults>
}

/** Waits until transitions and animations of style sheets are over; lyrics, which use the animation API, go on. */
const settled = (page: Page): Promise<void> =>
  expectPage
    .poll(
      () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                (one) =>
                  (one instanceof CSSTransition || one instanceof CSSAnimation) &&
                  one.playState === 'running' &&
                  one.effect?.getComputedTiming().endTime !== Infinity,
              ).length,
        ),
      { intervals: [50] },
    )
    .toBe(0)

/** Resolves when what was changed before has been drawn. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Returns the violations that axe finds on a page at rest, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  await drawn(page)
  await settled(page)
  // evaluated rather than added as a tag, which the product's own policy refuses
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const results = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run({
      resultTypes: ['violations'],
      selectors: false,
      rules: { 'target-size': { enabled: true } },
    }),
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  )
}
