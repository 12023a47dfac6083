// Says that the app does not run in this browser; asked for by first-paint.js, and readable by every browser
// (ECMAScript 5).
/* oxlint-disable no-unused-vars -- what is caught has to have a name there */
;(function () {
  var language
  try {
    language = Object(JSON.parse(localStorage.getItem('melisma.settings'))).language
  } catch (error) {
    language = undefined // blocked storage or garbage
  }

  var texts = [
    [
      'zh-CN',
      '不支持此浏览器',
      '此浏览器缺少 Melisma 所需的功能。请更新浏览器，或使用新版 Chrome、Edge、Firefox 或 Safari 打开。',
    ],
    [
      'en',
      'This browser is not supported',
      'It lacks what Melisma needs. Please update it, or open this page in a current Chrome, Edge, Firefox or Safari.',
    ],
  ]
  if (language === 'en') texts.reverse()
  var main = document.createElement('main')
  main.style.cssText =
    'max-width: 34rem; margin: 15vh auto; padding: 0 24px; font: 1rem/1.6 system-ui, sans-serif'
  texts.forEach(function (text) {
    var part = document.createElement('section')
    part.lang = text[0]
    part.appendChild(document.createElement('h1')).style.fontSize = '1.5rem'
    part.appendChild(document.createElement('p')).style.marginBottom = '3rem'
    part.firstChild.textContent = text[1]
    part.lastChild.textContent = text[2]
    main.appendChild(part)
  })
  document.body.insertBefore(main, document.body.firstChild)
})()
