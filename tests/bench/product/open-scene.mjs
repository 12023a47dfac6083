import { openWholePage } from '../fit-window.mjs'
import { playHidden } from './hidden-tab.mjs'

const settleMs = 3000

/**
 * Opens a page of its own that shows a scene, at a throttle, and lets it settle.
 * @param {import('../product.mjs').Bench} bench
 * @param {import('./scenes.mjs').Scene} scene
 * @param {number} rate
 */
export async function openScene({ browser, bareAddress, peerAddress, appAddress, quick }, scene, rate) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(
    (settings) => localStorage.setItem('melisma.settings', settings),
    JSON.stringify({ language: 'en', ...scene.settings }),
  )
  const page = await openWholePage(context)
  page.on('pageerror', (error) => console.error(`The page failed: ${error.message}`))
  await page.goto(
    scene.bare ? `${bareAddress}/${scene.bare}.html` : scene.peer ? `${peerAddress}/sheet.html` : appAddress,
  )
  await scene.open(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await session.send('HeapProfiler.collectGarbage')
  await page.waitForTimeout(settleMs + (quick ? 0 : (scene.restMs ?? 0)))
  return { page, close: () => context.close() }
}

/**
 * Opens a scene, at full speed, in a tab that is hidden if the scene wants it.
 * @param {import('../product.mjs').Bench} bench
 * @param {import('./scenes.mjs').Scene} scene
 * @returns {Promise<{ close(): Promise<void> }>}
 */
export async function openAnyScene(bench, scene) {
  if (!scene.hidden) return openScene(bench, scene, 1)
  const address = scene.bare ? `${bench.bareAddress}/${scene.bare}.html` : bench.appAddress
  const close = await playHidden(bench.browserSession, address, scene.hidden)
  await new Promise((over) => setTimeout(over, settleMs))
  return { close }
}
