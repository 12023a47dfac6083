import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useStores } from '../../hooks/stores-context'
import { useLazyModule } from '../../hooks/use-lazy-module'
import { loadPlaylistDialog } from './load-playlist-dialog'

/** Renders the playlist dialog while it is open; navigation closes it. */
export const PlaylistDialogLayer = observer(function PlaylistDialogs() {
  const { ownPlaylists } = useStores()
  const { request } = ownPlaylists
  const { key } = useLocation()
  const { state } = useNavigation()
  const callOff = useCallback(() => ownPlaylists.cancel(), [ownPlaylists])
  const fetched = useLazyModule(request !== null, loadPlaylistDialog, callOff)
  useEffect(() => callOff, [key, state, callOff])
  return request && fetched && <fetched.PlaylistDialog wish={request} />
})
