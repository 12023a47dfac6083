/** The code of the download dialog, fetched with the first one. */
export const loadDownloadDialog = () => import('./download-dialog')
