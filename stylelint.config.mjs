// Rules for the styles: a length that has a token (src/ui/theme/tokens.css) is written as that token, and the layout
// changes only at the breakpoints below.

/** Every viewport size that a media query may name, with what changes there. */
const breakpoints = {
  width: [
    '420px', // controls of the full player: smallest phones
    '450px', // drawers: as wide as the viewport
    '480px', // phones held upright: rows stack, titles shrink
    '640px', // phones: one column, tab bar instead of links
    '768px', // small tablets: search covers the page, track rows lose the album
    '900px', // player bar: no volume slider
    '1024px', // full player and video page: two columns
    '1100px', // settings: the aside beside the groups; player bar: fewer buttons
    '1180px', // top bar: links without their arrows
    '1280px', // player bar: no line of lyrics
  ],
  height: [
    '360px', // desktops at 400 % zoom: bars and the full player scroll
    '520px', // full player in landscape on phones
    '600px', // settings: the aside stays in view only when tall enough
    '700px', // full player: smaller cover, no hints
  ],
}

const onScale = /(?<![\w.-])-?(2|4|6|8|10|12|14|16|20|24|32|40|48|64|80)px/
const viaToken = (/** @type {string} */ property, /** @type {string} */ value) =>
  `"${value}" for "${property}" has a token in src/ui/theme/tokens.css: use var(--…)`

export default {
  extends: ['stylelint-config-recommended'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'media-feature-name-value-allowed-list': breakpoints,
    'declaration-property-value-disallowed-list': [
      {
        '/^(gap|(row|column)-gap|(margin|padding|scroll-margin|scroll-padding)(-.+)?)$/': [onScale],
        'font-size': [/^(0\.6875|0\.75|0\.8125|0\.875|0\.9375|1|1\.125|1\.375|1\.75|2\.25)rem$/, /^\d+px$/],
        '/^border(-.+)?-radius$/': [/(?<![\w.-])(4|8|12|16|24|999)px/],
        '/^(min-|max-)?(width|height|inline-size|block-size)$/': [/(?<![\w.-])(44|1440)px/],
        'z-index': [/^(20|30|40|50|60|70)$/],
      },
      { message: viaToken },
    ],
    // CSS modules: part of a selector that keeps its name
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'no-descending-specificity': null, // reports pairs that never match the same element
  },
}
