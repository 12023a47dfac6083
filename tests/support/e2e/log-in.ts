import { randomInt } from 'node:crypto'
import type { Page } from 'playwright'

const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Requested-With': 'XMLHttpRequest' }

/**
 * Logs in a new listener, as one who has read the login code on the page that the server keeps for its operator; the
 * page is to be loaded anew. Each has a number of its own, since a code is sent to one only once a minute.
 */
export async function logIn(page: Page): Promise<void> {
  const phone = `138${randomInt(1e8).toString().padStart(8, '0')}`
  const { origin } = new URL(page.url())
  const { request } = page.context()
  await request.get(`${origin}/api/captcha/sent?phone=${phone}`, { headers })
  const inbox = await (await request.get(`${origin}/api/local/inbox`)).text()
  const code = new RegExp(`${phone}[^]*?\\b(\\d{6})\\b`).exec(inbox)?.[1]
  const login = await request.get(`${origin}/api/login/cellphone?phone=${phone}&captcha=${code}`, { headers })
  const { code: status } = (await login.json()) as { code: number }
  if (status !== 200) throw new Error(`the login was refused: ${await login.text()}`)
}
