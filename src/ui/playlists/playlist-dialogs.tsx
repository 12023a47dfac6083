import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useStores } from '../stores-context'
import { useFetched } from '../use-fetched'
import { loadDialogs } from './load-dialogs'

/** The place of the dialogs that `ownPlaylists` asks the listener with; they go with the screen that they lie over. */
export const PlaylistDialogs = observer(function PlaylistDialogs() {
  const { ownPlaylists } = useStores()
  const { wish } = ownPlaylists
  const { key } = useLocation()
  const { state } = useNavigation()
  const callOff = useCallback(() => ownPlaylists.callOff(), [ownPlaylists])
  const fetched = useFetched(wish !== null, loadDialogs, callOff)
  useEffect(() => callOff, [key, state, callOff])
  return wish && fetched && <fetched.PlaylistDialog wish={wish} />
})
