// Runs before the first paint, so that a chosen theme and language never flash the other one.
;(function () {
  try {
    var settings = JSON.parse(localStorage.getItem('melisma.settings') || '{}')
    var root = document.documentElement
    if (settings.themeAuto === false && (settings.theme === 'dark' || settings.theme === 'light'))
      root.dataset.theme = settings.theme
    if (settings.language === 'en') root.lang = 'en'
  } catch {
    // blocked storage: the system's theme serves
  }
})()
