/** What a card of a grid is of. */
export interface CardSubject {
  kind: 'playlist' | 'album' | 'artist'
  id: number
  name: string
  /** Where it leads. */
  path: string
}

const address = /^\/(playlist|album|artist)(?:\/songs)?\?id=(\d+)$/

/** The card that something of the page belongs to, and what it is of; null for anything else. */
export function cardOf(from: Element) {
  const element = from.closest<HTMLElement>('main [data-card]')
  const opener = element?.querySelector('a')
  const [path = '', kind, id] = address.exec(opener?.getAttribute('href') ?? '') ?? []
  if (!element || !opener || !kind) return null
  const subject: CardSubject = {
    kind: kind as CardSubject['kind'],
    id: Number(id),
    name: element.dataset.card ?? '',
    path,
  }
  return { of: subject, opener, element }
}
