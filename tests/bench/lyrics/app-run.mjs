import { openWholePage } from '../fit-window.mjs'
import { takeRun } from './take-run.mjs'

const settleMs = 2500

/**
 * The built product with its full player open over a song of the demo library that plays, from its third line on.
 * @param {import('./sheet-run.mjs').Bench & { app: string }} bench
 * @param {{ rate: number }} cell
 * @param {number} lengthMs
 */
export async function appRun(bench, { rate }, lengthMs) {
  const context = await bench.browser.newContext({ viewport: { width: 1280, height: 720 } })
  try {
    await context.addInitScript(() => {
      localStorage.setItem('melisma.settings', JSON.stringify({ language: 'en' }))
    })
    const page = await openWholePage(context)
    await page.goto(bench.app)
    await page
      .getByRole('link', { name: /^雨天的频率/ })
      .last()
      .click()
    await page.getByRole('button', { name: 'Play 雨停之前', exact: true }).click()
    await page.getByRole('button', { name: 'Open player' }).click()
    await page.getByRole('list', { name: 'Lyrics' }).getByRole('button').nth(2).click()
    await page.mouse.move(5, 5)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.waitForTimeout(settleMs)
    return await takeRun(
      bench,
      page,
      () => new Promise((over) => setTimeout(over, lengthMs)),
      () => Promise.resolve(null),
    )
  } finally {
    await context.close()
  }
}
