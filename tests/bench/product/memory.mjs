import { readFileSync } from 'node:fs'
import { openScene } from './open-scene.mjs'

/** Milliseconds that each track is played, and that the page is left alone before it is measured. */
const trackMs = 350
const restMs = 10_000

/**
 * Returns the megabytes that belong to the process of the page alone, of all of them the one that uses the most.
 * @param {import('playwright').CDPSession} browserSession
 */
async function privateMegabytes(browserSession) {
  const { processInfo } = await browserSession.send('SystemInfo.getProcessInfo')
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const parts = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+:\s+(\d+) kB$/gm)
      return [...parts].reduce((sum, [, kilobytes]) => sum + Number(kilobytes) / 1024, 0)
    })
  return Math.max(...sizes)
}

/**
 * Goes through tracks in a scene and measures the memory of its page before and after.
 * @param {import('../product.mjs').Bench} bench
 * @param {import('./scenes.mjs').Scene} scene
 * @param {(page: import('playwright').Page, at: number) => Promise<void>} next goes to another track
 * @param {number} tracks
 */
export async function memoryOf(bench, scene, next, tracks) {
  const { page, close } = await openScene(bench, scene, 1)
  try {
    const before = await privateMegabytes(bench.browserSession)
    for (let at = 0; at < tracks; at++) {
      await next(page, at)
      await page.waitForTimeout(trackMs)
    }
    await page.waitForTimeout(restMs)
    return { before, after: await privateMegabytes(bench.browserSession) }
  } finally {
    await close()
  }
}
