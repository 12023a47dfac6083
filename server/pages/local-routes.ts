import { type Context as HonoContext, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { callerOf } from '../http/caller'
import { readNickname } from '../listeners/accounts/nickname'
import { sessionCookies } from '../http/session-cookies'
import type { Services } from '../http/services'
import { isPrefetch } from '../http/guard'
import { errorReply } from '../http/json-reply'
import { nicknameText } from '../text/nickname-text'
import { serverTexts } from '../text/server-texts'
import { readText } from '../text/told'
import { wantedLanguage } from '../text/wanted-language'
import { createRateLimit } from './rate-limit'
import { inboxPage } from './inbox-page'
import { isOperator } from './is-operator'
import { renderPage } from './page'
import { pageTexts } from './page-texts'
import { pageStyle } from './page-style'
import { qrPage } from './qr-page'

/** The address of the other end of the connection, null when unknown. */
export interface PeerBindings {
  Bindings: { peer: string | null }
}

const maxFormBytes = 4096
const hourMs = 60 * 60_000
/** New accounts in an hour, for all visitors from other machines together. */
const maxNewAccounts = 20

/** Who visits a page, and the accounts that they may sign in with. */
const visitOf = (
  services: Services,
  host: string,
  { req: { raw: request }, env }: HonoContext<PeerBindings>,
) => {
  const operator = isOperator(request, host, env.peer)
  const { listener } = callerOf(services, request)
  const language = wantedLanguage(request.headers.get('Accept-Language'))
  const text = pageTexts[language]
  const showMessage = (title: string, message: string, status = 200) =>
    renderPage({ language, title, body: html`<p>${message}</p>`, status })
  return {
    request,
    operator,
    listener,
    language,
    text,
    showMessage,
    accounts: operator ? services.listeners.all() : listener ? [listener] : [],
    showExpired: () => showMessage(text.expired, text.expiredMore, 410),
  }
}

const chooseAccount = (
  { language, text, accounts }: ReturnType<typeof visitOf>,
  key: string,
  badNickname = false,
) =>
  renderPage({
    language,
    title: text.signIn,
    body: qrPage(text, {
      key,
      accounts: accounts.map((account) => ({
        ...account,
        nickname: readText(nicknameText(account.nickname), serverTexts[language]),
      })),
      badNickname,
    }),
    status: badNickname ? 400 : 200,
  })

/** Shows the page again by a GET, so that reloading it confirms nothing twice. */
const redirectToPage = (key: string, cookies: readonly string[] = []) => {
  const headers = new Headers({ Location: `/api/local/qr?key=${key}`, 'Cache-Control': 'no-store' })
  cookies.forEach((line) => headers.append('Set-Cookie', line))
  return new Response(null, { status: 303, headers })
}

/**
 * The server's own pages, which need no script: `/qr` confirms a login, `/inbox` shows the operator the login codes.
 * At the machine itself one may confirm with any account, elsewhere with the account one is signed in to or a new one.
 * @param host the address that the server listens on
 */
export function localRoutes(services: Services, host: string): Hono<PeerBindings> {
  const { listeners, sessions, qrLogins, captchas, now } = services
  const mayAdd = createRateLimit(maxNewAccounts, hourMs, now)
  const visit = (context: HonoContext<PeerBindings>) => visitOf(services, host, context)

  const open = (context: HonoContext<PeerBindings>) => {
    const visitor = visit(context)
    const key = context.req.query('key') ?? ''
    const { state } = qrLogins.stateOf(key)
    if (state === 'confirmed' || state === 'used')
      return visitor.showMessage(visitor.text.done, visitor.text.doneMore)
    if (state === 'expired') return visitor.showExpired()
    const { method, headers } = visitor.request
    if (method === 'GET' && !isPrefetch(headers)) qrLogins.scan(key, visitor.listener?.id ?? null)
    return chooseAccount(visitor, key)
  }

  const confirm = async (context: HonoContext<PeerBindings>) => {
    const visitor = visit(context)
    const { request, operator, listener, text, accounts } = visitor
    const form = new URLSearchParams(await request.text())
    const key = form.get('key') ?? ''
    const { state } = qrLogins.stateOf(key)
    if (state !== 'waiting' && state !== 'scanned') return visitor.showExpired()
    const chosen = form.get('listener')
    if (chosen !== null) {
      const account = accounts.find(({ id }) => String(id) === chosen)
      if (!account) return visitor.showMessage(text.notYours, text.notYoursMore, 403)
      qrLogins.confirm(key, account.id)
      return redirectToPage(key)
    }
    const nickname = readNickname(form.get('nickname') ?? '')
    if (nickname === null) return chooseAccount(visitor, key, true)
    if (!operator && !mayAdd()) return visitor.showMessage(text.tooMany, text.tooManyMore, 429)
    const { id } = listeners.create({ nickname })
    qrLogins.confirm(key, id)
    // without a session, the browser could not use its new account again
    return redirectToPage(key, operator || listener ? [] : sessionCookies(sessions.create(id), request).lines)
  }

  const small = bodyLimit({ maxSize: maxFormBytes, onError: () => errorReply(413, 'Payload Too Large') })
  return new Hono<PeerBindings>()
    .get(
      '/page.css',
      () =>
        new Response(pageStyle, {
          headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' },
        }),
    )
    .get('/qr', open)
    .post('/qr', small, confirm)
    .get('/inbox', (context) => {
      const { operator, language, text } = visit(context)
      if (!operator) return errorReply(403, 'Forbidden')
      return renderPage({ language, title: text.inbox, body: inboxPage(text, captchas.pending(), now()) })
    })
}
