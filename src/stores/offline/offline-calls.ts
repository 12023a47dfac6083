import type { EndpointName } from '../../contract/endpoints'

/** Calls whose last reply stands in for a server that cannot be reached. */
const remembered = ['loginStatus', 'likelist', 'userPlaylist'] as const

/** Changes that are sent later, with what they answer until then. */
export const promised = {
  like: null,
  playlistUpdate: null,
  scrobble: null,
  playlistEditTracks: 'done',
} as const

export function isRemembered(name: EndpointName): boolean {
  return remembered.some((one) => one === name)
}

export function isPromised(name: EndpointName): name is EndpointName & keyof typeof promised {
  return Object.hasOwn(promised, name)
}
