/**
 * A text of XML with its white space as it is meant: each stretch is one space, and a text of nothing but white
 * space with a line end in it only lays the file out and is nothing, unless line ends are `preserved`.
 */
export function whiteSpaceOf(text: string, preserved: boolean): string {
  let blank = true
  let ends = false
  let folds = false
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x20) blank = false
    else if (code !== 0x20 || before === 0x20) folds = true
    if (code === 0x0a || code === 0x0d) ends = true
    before = code
  }
  if (blank) return text === '' || (ends && !preserved) ? '' : ' '
  return folds ? text.replace(/[\t\n\r ]+/g, ' ') : text
}
