import { exact, expectJoinsAndSeeks } from '../support/audio/expect-joins-and-seeks'

/**
 * Chromium skips the first 312 samples of an Opus file twice, which are none of its sound (RFC 7845, section 4.2), and
 * converts its rate of 48 kHz to that of the output, which costs about 60 more.
 */
const ofOpus = 400

expectJoinsAndSeeks([
  ['mp3', 'mp3', '-c:a libmp3lame -b:a 192k', exact],
  ['m4a', 'aac', '-c:a aac -b:a 192k', exact],
  ['ogg', 'vorbis', '-c:a libvorbis -q:a 6', exact],
  ['ogg', 'opus', '-c:a libopus -b:a 160k', ofOpus],
])
