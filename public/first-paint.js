// Runs before the first paint, so that a chosen mode, colour and language never flash another one.
;(function () {
  var root = document.documentElement

  /** Blocked storage and garbage read as nothing. */
  function read(key) {
    try {
      return Object(JSON.parse(localStorage.getItem(key)))
    } catch {
      return {}
    }
  }

  var settings = read('melisma.settings')
  if (settings.language === 'en') root.lang = 'en'
  if (settings.themeAuto === false) {
    var theme = settings.theme === 'dark' ? 'dark' : 'light'
    root.dataset.theme = theme
    document.querySelector('meta[name="color-scheme"]').content = theme
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.media = meta.dataset.mode === theme ? 'all' : 'not all'
    })
  }

  // left ready made by the app: no colour is known here
  var accent = read('melisma.accent')
  Object.keys(accent).forEach(function (name) {
    if (name.indexOf('--theme-') === 0) root.style.setProperty(name, String(accent[name]))
  })
})()
