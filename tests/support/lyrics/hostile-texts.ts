import * as fc from 'fast-check'

/** Fragments after which a parser may have to go back. */
export const fragments = [
  '\n',
  '\r',
  '\r\n',
  ' ',
  '\t',
  '\u200b',
  '[',
  ']',
  '[00:01.00]',
  '[00:01.',
  '[999999999',
  '[offset:1]',
  '<00:01.00>',
  '[bg:',
  'v1: ',
  '<00:01.',
  '{"c":[{"tx":"a"}]}',
  '{',
  '}',
  '[1,2]',
  '[1,',
  '(',
  '(1,2,0)',
  '(123456789,123456789,12345678',
  'a',
  '中',
  '\ud83d',
  '<',
  '>',
  '</',
  '/>',
  '<p begin="1s">',
  '<p begin="',
  "<p begin='1s",
  '</p>',
  '<span begin="1s" end="2s">',
  '<span ttm:role="x-bg">',
  '</span>',
  '<text for="a">',
  '<translation>',
  '<songwriter>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<!DOCTYPE',
  '<?',
  '"',
  "'",
  '&',
  '&amp;',
  '&#',
  '=',
]

const unit = fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 4 }))
/** Random mixtures of fragments and characters, and short patterns repeated many times. */
export const hostileTexts = fc.oneof(
  fc.array(unit, { maxLength: 300 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.array(unit, { minLength: 1, maxLength: 5 }), fc.integer({ min: 100, max: 1000 }))
    .map(([parts, times]) => parts.join('').repeat(times)),
  fc
    .tuple(unit, fc.array(unit, { minLength: 1, maxLength: 3 }), fc.integer({ min: 100, max: 1000 }))
    .map(([head, parts, times]) => head + parts.join('').repeat(times)),
)
