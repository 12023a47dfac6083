import { redirect } from 'react-router'
import type { Screen } from '../../hooks/screen'

/** Leads to the playlist of liked songs, which is the first of the listener's own; to all of those if it cannot be had. */
export const screen: Screen = {
  Component: () => null,
  createLoader:
    ({ backend, session }) =>
    async ({ request: { signal } }) => {
      const uid = session.profile?.userId
      const reply = uid && (await backend.call('userPlaylist', { uid, limit: 1, offset: 0 }, { signal }))
      const likes = reply && reply.ok && reply.value.items[0]
      return redirect(likes ? `/playlist?id=${likes.id}` : '/user/playlists')
    },
}
