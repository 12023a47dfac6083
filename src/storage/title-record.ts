import type { TitleRecord } from '../ports/title-record'

const key = 'melisma.siteTitle'

const address = () => `${location.pathname}${location.search}`

/** The title in sessionStorage (specification, point 3), with its address: `{"at":"/album?id=1","title":"…"}`. */
export const titleRecord: TitleRecord = {
  read() {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      if (typeof stored !== 'object' || stored === null) return ''
      const { at, title } = stored as Record<string, unknown>
      return at === address() && typeof title === 'string' ? title : ''
    } catch {
      return '' // blocked or broken storage: the screen sets its title a moment later
    }
  },
  write(title) {
    try {
      sessionStorage.setItem(key, JSON.stringify({ at: address(), title }))
    } catch {
      return // as above
    }
  },
}
