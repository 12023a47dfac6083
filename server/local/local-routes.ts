import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { callerOf } from '../accounts/caller'
import { createDayOf } from '../accounts/local-day'
import { readNickname } from '../accounts/nickname'
import { sessionCookies } from '../accounts/session-cookies'
import type { Services } from '../services'
import { isAheadOfTime } from '../site/guard'
import { failed } from '../wire/json-reply'
import { createAllowance } from './allowance'
import { inbox } from './inbox-page'
import { isOperator } from './operator'
import { sendPage } from './page'
import { pageLanguage } from './page-language'
import { pageStyle } from './page-style'
import { pageTexts } from './page-texts'
import { qrChoice } from './qr-page'

/** Who is at the other end: its address, null when unknown. */
export interface Peered {
  Bindings: { peer: string | null }
}

const maxFormBytes = 4096
const hourMs = 60 * 60_000
/** So many accounts an hour may those make who are not at this machine. */
const mostNewAccounts = 20

/**
 * Pages of the server's own, without a script: `/qr`, where a login is confirmed, and `/inbox`, where the operator
 * reads login codes. Who is at this machine may confirm with any account; others with the one they are signed in
 * to, or with a new one.
 * @param host the address listened on
 */
export function localRoutes(services: Services, host: string): Hono<Peered> {
  const { listeners, sessions, qrLogins, captchas, now } = services
  const dayOf = createDayOf()
  const mayAdd = createAllowance(mostNewAccounts, hourMs, now)

  const visit = ({ req: { raw: request }, env }: HonoContext<Peered>) => {
    const operator = isOperator(request, host, env.peer)
    const { listener } = callerOf(services, request)
    const language = pageLanguage(request.headers.get('Accept-Language'))
    const text = pageTexts[language]
    const say = (title: string, more: string, status = 200) =>
      sendPage({ language, title, body: html`<p>${more}</p>`, status })
    return {
      request,
      operator,
      listener,
      language,
      text,
      say,
      accounts: operator ? listeners.all() : listener ? [listener] : [],
      expired: () => say(text.expired, text.expiredMore, 410),
    }
  }

  const choose = (visitor: ReturnType<typeof visit>, key: string, badNickname = false) =>
    sendPage({
      language: visitor.language,
      title: visitor.text.signIn,
      body: qrChoice(visitor.text, { key, accounts: visitor.accounts, badNickname, dayOf }),
      status: badNickname ? 400 : 200,
    })

  const confirmed = (key: string, cookies: readonly string[] = []) => {
    const headers = new Headers({ Location: `/api/local/qr?key=${key}`, 'Cache-Control': 'no-store' })
    cookies.forEach((line) => headers.append('Set-Cookie', line))
    return new Response(null, { status: 303, headers })
  }

  const open = (context: HonoContext<Peered>) => {
    const visitor = visit(context)
    const key = context.req.query('key') ?? ''
    const { state } = qrLogins.stateOf(key)
    if (state === 'confirmed' || state === 'used')
      return visitor.say(visitor.text.done, visitor.text.doneMore)
    if (state === 'expired') return visitor.expired()
    const { method, headers } = visitor.request
    if (method === 'GET' && !isAheadOfTime(headers)) qrLogins.scan(key, visitor.listener?.id ?? null)
    return choose(visitor, key)
  }

  const confirm = async (context: HonoContext<Peered>) => {
    const visitor = visit(context)
    const { request, operator, listener, text, accounts } = visitor
    const form = new URLSearchParams(await request.text())
    const key = form.get('key') ?? ''
    const { state } = qrLogins.stateOf(key)
    if (state !== 'waiting' && state !== 'scanned') return visitor.expired()
    const chosen = form.get('listener')
    if (chosen !== null) {
      const account = accounts.find(({ id }) => String(id) === chosen)
      if (!account) return visitor.say(text.notYours, text.notYoursMore, 403)
      qrLogins.confirm(key, account.id)
      return confirmed(key)
    }
    const nickname = readNickname(form.get('nickname') ?? '')
    if (nickname === null) return choose(visitor, key, true)
    if (!operator && !mayAdd()) return visitor.say(text.tooMany, text.tooManyMore, 429)
    const { id } = listeners.create({ nickname })
    qrLogins.confirm(key, id)
    // whoever made it here must be able to confirm with it again
    return confirmed(key, operator || listener ? [] : sessionCookies(sessions.open(id), request).lines)
  }

  const small = bodyLimit({ maxSize: maxFormBytes, onError: () => failed(413, 'Payload Too Large') })
  return new Hono<Peered>()
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
      if (!operator) return failed(403, 'Forbidden')
      return sendPage({ language, title: text.inbox, body: inbox(text, captchas.inbox(), now()) })
    })
}
