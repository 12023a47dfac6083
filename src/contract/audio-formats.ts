/** How the sound of a file is coded. `other`: a code that a known container holds and that no browser plays. */
export type AudioCodec =
  | 'mp3'
  | 'aac'
  | 'alac'
  | 'flac'
  | 'vorbis'
  | 'opus'
  | 'speex'
  | 'pcm'
  | 'wma'
  | 'ape'
  | 'wavpack'
  | 'musepack'
  | 'dsd'
  | 'other'

interface ContainerFacts {
  /** The media type without parameters. */
  type: string
  /** The parameter `codecs` of the media type (RFC 6381) by codec; empty where the type needs none. */
  codecs: Partial<Record<AudioCodec, string>>
}

/** Every container of sound that the server reads. Its name is the ending of its address. Browsers fetch this table. */
export const audioContainers = {
  mp3: { type: 'audio/mpeg', codecs: { mp3: '' } },
  flac: { type: 'audio/flac', codecs: { flac: '' } },
  m4a: {
    type: 'audio/mp4',
    codecs: { aac: 'mp4a.40.2', alac: 'alac', flac: 'flac', opus: 'opus', mp3: 'mp3' },
  },
  aac: { type: 'audio/aac', codecs: { aac: '' } },
  ogg: {
    type: 'audio/ogg',
    codecs: { vorbis: 'vorbis', opus: 'opus', flac: 'flac', speex: 'speex' },
  },
  wav: { type: 'audio/wav', codecs: { pcm: '' } },
  aiff: { type: 'audio/aiff', codecs: { pcm: '' } },
  wma: { type: 'audio/x-ms-wma', codecs: { wma: '' } },
  ape: { type: 'audio/x-ape', codecs: { ape: '' } },
  wv: { type: 'audio/x-wavpack', codecs: { wavpack: '' } },
  mpc: { type: 'audio/x-musepack', codecs: { musepack: '' } },
  dsf: { type: 'audio/x-dsf', codecs: { dsd: '' } },
  dff: { type: 'audio/x-dff', codecs: { dsd: '' } },
  webm: { type: 'audio/webm', codecs: { opus: 'opus', vorbis: 'vorbis' } },
  mka: {
    type: 'audio/x-matroska',
    codecs: { opus: 'opus', vorbis: 'vorbis', flac: 'flac', aac: 'mp4a.40.2', mp3: 'mp3' },
  },
} as const satisfies Record<string, ContainerFacts>

export type AudioContainer = keyof typeof audioContainers

const factsOf = (container: AudioContainer): ContainerFacts => audioContainers[container]

/** Returns what `canPlayType` takes: `audio/mp4; codecs="alac"`. Null for a code that no browser plays. */
export function mediaTypeOf(container: AudioContainer, codec: AudioCodec): string | null {
  const { type, codecs } = factsOf(container)
  const code = codecs[codec]
  if (code === undefined) return null
  return code === '' ? type : `${type}; codecs="${code}"`
}

/** The request header in which the client lists the formats that its browser plays, see {@link audioFormat}. */
export const playableFormatsHeader = 'X-Playable-Formats'

/** Returns the name of a format: `m4a-alac`. */
export const audioFormat = (container: AudioContainer, codec: AudioCodec): string => `${container}-${codec}`

/** Returns the names of the formats that a browser plays. */
export function playableFormats(canPlay: (mediaType: string) => boolean): string[] {
  return Object.entries(audioContainers).flatMap(([container, { codecs }]) =>
    Object.keys(codecs).flatMap((codec) => {
      // the keys of the table
      const format = [container as AudioContainer, codec as AudioCodec] as const
      const type = mediaTypeOf(...format)
      return type !== null && canPlay(type) ? audioFormat(...format) : []
    }),
  )
}
