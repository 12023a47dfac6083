import { useEffect } from 'react'
import { artistNames } from '../../domain/catalogue/artist-names'
import { switchLanguage } from '../../i18n/start-i18n'
import { useStores } from '../stores-context'
import { useTheme } from '../theme/use-theme'
import { useText } from '../use-text'

const site = 'Melisma'

/**
 * Keeps the document true to the settings and to what plays: theme, language, title, and whether the player lies over
 * it. To be called in an observer.
 */
export function useDocument(): void {
  const { settings, shell, player, notices } = useStores()
  const { i18n } = useText()
  const { language } = settings.values
  const { track, sounding } = player
  useTheme()

  useEffect(() => {
    let wanted = true
    const show = async () => {
      const switched = await switchLanguage(i18n, language, () => wanted)
      if (!wanted) return
      if (switched) document.documentElement.lang = language
      else notices.show('error', 'notice.languageFailed')
    }
    void show()
    return () => {
      wanted = false
    }
  }, [i18n, language, notices])

  const covered = shell.playerOpen && track !== null
  useEffect(() => {
    document.documentElement.toggleAttribute('data-covered', covered)
  }, [covered])

  const page = [shell.pageTitle, site].filter(Boolean).join(' - ')
  const song = track && [track.name, artistNames(track.artists.slice(0, 1)), site].filter(Boolean).join(' - ')
  const title = sounding && song ? song : page
  useEffect(() => {
    document.title = title
  }, [title])
}
