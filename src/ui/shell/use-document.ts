import { useEffect } from 'react'
import { switchLanguage } from '../../i18n/start-i18n'
import { useFrame } from '../stores-context'
import { useText } from '../use-text'

const site = 'Melisma'

/**
 * Keeps the document true to the settings and to what is shown: language and title. To be called in an
 * observer.
 */
export function useDocument(): void {
  const { settings, shell, notices } = useFrame()
  const { i18n } = useText()
  const { language } = settings.values

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

  const title = [shell.playingTitle || shell.pageTitle, site].filter(Boolean).join(' - ')
  useEffect(() => {
    document.title = title
  }, [title])
}
