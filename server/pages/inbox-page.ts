import { html } from 'hono/html'
import type { SentCaptcha } from '../listeners/accounts/captchas'
import type { Markup } from './page'
import type { PageTexts } from './page-texts'

/** Shows the operator the login codes that are still valid. */
export function inboxPage(text: PageTexts, codes: readonly SentCaptcha[], nowMs: number): Markup {
  const refresh = html`<a class="main" href="/api/local/inbox">${text.refresh}</a>`
  if (codes.length === 0)
    return html`<p>${text.inboxEmpty}</p>
      ${refresh}`
  return html`<p>${text.inboxMore}</p>
    <ul>
      ${codes.map(
        ({ phone, code, expiresMs }) =>
          html`<li class="code">
            <small>+${phone.replace('-', ' ')}</small>
            <b>${code}</b>
            <small>${text.minutesLeft(Math.ceil((expiresMs - nowMs) / 60_000))}</small>
          </li>`,
      )}
    </ul>
    ${refresh}`
}
