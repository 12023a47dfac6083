import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { expectPage } from './expect-page'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

interface Axe {
  run(options: RunOptions): Promise<AxeResults>
}

/** Until whatever comes and goes by a style has come or gone; lyrics and the like move by themselves. */
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

/** What a checker of accessibility finds wrong on a page that has come to rest, a line each. */
export async function violations(page: Page): Promise<string[]> {
  await settled(page)
  // evaluated rather than added as a tag, which the product's own policy refuses
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const results = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] }),
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  )
}
