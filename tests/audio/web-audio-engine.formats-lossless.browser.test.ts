import { exact, expectJoinsAndSeeks } from '../support/audio/expect-joins-and-seeks'

expectJoinsAndSeeks([
  ['flac', 'flac', '-c:a flac', exact],
  ['wav', 'pcm', '-c:a pcm_s16le', exact],
])
