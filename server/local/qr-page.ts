import { html } from 'hono/html'
import type { Listener } from '../accounts/listeners'
import { longestNickname } from '../accounts/nickname'
import { coverUrl } from '../wire/addresses'
import type { Markup } from './page'
import type { PageTexts } from './page-texts'

export interface QrChoice {
  key: string
  /** The accounts that this browser may confirm with. */
  accounts: readonly Listener[]
  /** Set after a name that is none. */
  badNickname?: boolean
  dayOf: (ms: number) => string
}

const accountButton = ({ id, nickname, phone, createdMs }: Listener, text: PageTexts, choice: QrChoice) =>
  html`<li>
    <button class="account" name="listener" value="${id}">
      <img src="${coverUrl(`g${id}`)}?param=96y96" alt="" width="48" height="48" />
      <span>
        <b>${nickname}</b>
        <small>${phone === null ? text.since(choice.dayOf(createdMs)) : text.byPhone(phone.slice(-4))}</small>
      </span>
    </button>
  </li>`

const newAccount = (text: PageTexts, { key, badNickname = false }: QrChoice) =>
  html`<form method="post" action="/api/local/qr" class="new">
    <input type="hidden" name="key" value="${key}" />
    ${badNickname ? html`<p class="fault" id="fault" role="alert">${text.nicknameWanted}</p>` : ''}
    <label for="nickname">${text.nickname}</label>
    <input
      id="nickname"
      name="nickname"
      required
      maxlength="${longestNickname}"
      autocomplete="nickname"
      ${badNickname ? html`aria-invalid="true" aria-describedby="fault"` : ''}
    />
    <button class="main">${text.create}</button>
  </form>`

/** Where a phone, or another window, says who signs in. One tap on an account confirms. */
export function qrChoice(text: PageTexts, choice: QrChoice): Markup {
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
        ${accounts.map((account) => accountButton(account, text, choice))}
      </ul>
    </form>
    <details ${badNickname ? 'open' : ''}>
      <summary>${text.newAccount}</summary>
      ${newAccount(text, choice)}
    </details>
    <p class="note">${text.onlyOwn}</p>`
}
