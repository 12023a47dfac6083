import type { DataRouter } from 'react-router'

interface Stores {
  personalFm: { toggle(): void }
  shell: { focusSearch(): void }
}

/**
 * Does what the address asks for that the app was opened with, as the shortcuts of the installed app do
 * (public/manifest.webmanifest): `?start=fm` plays personal FM, `?start=search` opens the search. The parameter is
 * removed, so that a reload does not ask again.
 */
export function openAsAsked(router: DataRouter, { personalFm, shell }: Stores): void {
  const { pathname, search, hash } = router.state.location
  const params = new URLSearchParams(search)
  const asked = params.get('start')
  if (asked === null) return
  params.delete('start')
  void router.navigate({ pathname, search: params.toString(), hash }, { replace: true })
  if (asked === 'fm') personalFm.toggle()
  if (asked === 'search') shell.focusSearch()
}
