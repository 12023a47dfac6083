import { html } from 'hono/html'
import { localDay } from '../../src/contract/local-day'
import type { Listener } from '../listeners/accounts/listeners'
import { textLimits } from '../../src/contract/text-limits'
import { coverUrl } from '../http/wire/addresses'
import type { Markup } from './page'
import type { PageTexts } from './page-texts'

export interface QrPageContent {
  key: string
  /** The accounts that this browser may use. */
  accounts: readonly Listener[]
  /** Set after an invalid name. */
  badNickname?: boolean
}

const accountButton = ({ id, nickname, phone, createdMs }: Listener, text: PageTexts) =>
  html`<li>
    <button class="account" name="listener" value="${id}">
      <img src="${coverUrl(`g${id}`)}?param=96y96" alt="" width="48" height="48" />
      <span>
        <b>${nickname}</b>
        <small>${phone === null ? text.since(localDay(createdMs)) : text.byPhone(phone.slice(-4))}</small>
      </span>
    </button>
  </li>`

const newAccount = (text: PageTexts, { key, badNickname = false }: QrPageContent) =>
  html`<form method="post" action="/api/local/qr" class="new">
    <input type="hidden" name="key" value="${key}" />
    ${badNickname ? html`<p class="fault" id="fault" role="alert">${text.nicknameWanted}</p>` : ''}
    <label for="nickname">${text.nickname}</label>
    <input
      id="nickname"
      name="nickname"
      required
      maxlength="${textLimits.nickname}"
      autocomplete="nickname"
      ${badNickname ? html`aria-invalid="true" aria-describedby="fault"` : ''}
    />
    <button class="main">${text.create}</button>
  </form>`

/** The page on which a phone or another window chooses the account; a tap on one confirms the login. */
export function qrPage(text: PageTexts, choice: QrPageContent): Markup {
  const { key, accounts, badNickname = false } = choice
  if (accounts.length === 0)
    return html`<p>${text.whoIsNew}</p>
      ${newAccount(text, choice)}
      <p class="note">${text.haveOne}</p>
      <p class="note">${text.onlyOwn}</p>`
  return html`<p>${text.whoListens}</p>
    <form method="post" action="/api/local/qr">
      <input type="hidden" name="key" value="${key}" />
      <ul>
        ${accounts.map((account) => accountButton(account, text))}
      </ul>
    </form>
    <details ${badNickname ? 'open' : ''}>
      <summary>${text.newAccount}</summary>
      ${newAccount(text, choice)}
    </details>
    <p class="note">${text.onlyOwn}</p>`
}
