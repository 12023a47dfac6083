import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useStores } from '../../hooks/stores-context'
import { useLazyModule } from '../../hooks/use-lazy-module'

/** Fetches the code of the download dialog. */
const loadDownloadDialog = () => import('./download-dialog')

/** Renders the download dialog while it is open; navigation closes it. */
export const DownloadLayer = observer(function DownloadLayer() {
  const { download } = useStores()
  const { track } = download
  const { key } = useLocation()
  const { state } = useNavigation()
  const close = useCallback(() => download.close(), [download])
  const fetched = useLazyModule(track !== null, loadDownloadDialog, close)
  useEffect(() => close, [key, state, close])
  return track && fetched && <fetched.DownloadDialog key={track.id} track={track} />
})
