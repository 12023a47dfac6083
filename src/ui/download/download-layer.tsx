import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useStores } from '../stores-context'
import { useFetched } from '../use-fetched'
import { loadDownloadDialog } from './load-download-dialog'

/** The place of the download dialog; it goes with the screen that it lies over. */
export const DownloadLayer = observer(function DownloadLayer() {
  const { download } = useStores()
  const { track } = download
  const { key } = useLocation()
  const { state } = useNavigation()
  const close = useCallback(() => download.close(), [download])
  const fetched = useFetched(track !== null, loadDownloadDialog, close)
  useEffect(() => close, [key, state, close])
  return track && fetched && <fetched.DownloadDialog key={track.id} track={track} />
})
