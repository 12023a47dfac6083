import { playHidden } from './hidden-tab.mjs'

const settleMs = 3000

/** The song alone, as the browser's own controls play it. */
export const barePage = `<!doctype html><title>Bare</title>
<button onclick="document.querySelector('audio').play()">Play</button><audio controls loop src="/song.flac"></audio>`

/** The same with a small box that moves: the least that any page costs in which something moves in every frame. */
export const movingPage = `${barePage}<style>
div { position: fixed; inset: 400px auto auto 700px; width: 200px; height: 40px; overflow: hidden; background: #eee }
i { display: block; width: 400px; height: 40px; background: linear-gradient(90deg, #000 50%, #999 50%);
  will-change: transform; animation: move 2s linear infinite }
@keyframes move { from { transform: translateX(-200px) } }
</style><div><i></i></div>`

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
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`The page failed: ${error.message}`))
  const bareUrl = `${bareAddress}/${scene.moving ? 'moving' : 'bare'}.html`
  await page.goto(scene.bare ? bareUrl : scene.peer ? `${peerAddress}/sheet.html` : appAddress)
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
  const address = scene.bare ? `${bench.bareAddress}/bare.html` : bench.appAddress
  const close = await playHidden(bench.browserSession, address, scene.hidden)
  await new Promise((over) => setTimeout(over, settleMs))
  return { close }
}
