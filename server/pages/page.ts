import { html } from 'hono/html'
import type { Language } from '../../src/contract/languages'

export type Markup = ReturnType<typeof html>

/** No scripts, and only the one style sheet. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const icon = html`<svg class="icon" viewBox="0 0 64 64" aria-hidden="true">
  <rect width="64" height="64" rx="16" fill="#d93639" />
  <path
    d="M14 40c6 0 6-16 12-16s6 22 12 22 6-30 12-30"
    fill="none"
    stroke="#fff"
    stroke-width="5"
    stroke-linecap="round"
  />
  <circle cx="14" cy="40" r="4.5" fill="#fff" />
  <circle cx="50" cy="16" r="4.5" fill="#fff" />
</svg>`

export interface Page {
  language: Language
  title: string
  body: Markup
  /** 200 when left out. */
  status?: number
}

/** Returns one of the server's own pages. `html` escapes texts in the markup. */
export async function renderPage({ language, title, body, status = 200 }: Page): Promise<Response> {
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/api/local/page.css" />
      </head>
      <body>
        <main>
          ${icon}
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
  return new Response(String(page), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      // without a referrer, browsers would send forms with the origin `null`
      'Referrer-Policy': 'same-origin',
      Vary: 'Accept-Language',
    },
  })
}
