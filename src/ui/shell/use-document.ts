import { useEffect } from 'react'
import { artistNames } from '../../domain/catalogue/artist-names'
import { switchLanguage } from '../../i18n/start-i18n'
import { useStores } from '../stores-context'
import { useText } from '../use-text'

const site = 'Melisma'

/** Keeps the document true to the settings and to what plays: theme, language and title. */
export function useDocument(): void {
  const { settings, shell, player } = useStores()
  const { i18n } = useText()
  const { theme, themeAuto, language } = settings.values
  const { track, sounding } = player

  useEffect(() => {
    const { dataset } = document.documentElement
    if (themeAuto) delete dataset['theme']
    else dataset['theme'] = theme
  }, [theme, themeAuto])

  useEffect(() => {
    document.documentElement.lang = language
    void switchLanguage(i18n, language)
  }, [i18n, language])

  const page = shell.pageTitle ? `${shell.pageTitle} - ${site}` : site
  const song =
    track && sounding ? `${track.name} - ${artistNames(track.artists.slice(0, 1))} - ${site}` : null
  useEffect(() => {
    document.title = song ?? page
  }, [song, page])
}
