/** Root-relative URLs of media. Covers end in `.jpg`, so that clients can add a size parameter. */
export const coverUrl = (key: string): string => `/api/media/cover/${key}.jpg`

export const bannerUrl = (key: string): string => `/api/media/banner/${key}.jpg`

export const songUrl = (id: number, container: string, level: string): string =>
  `/api/media/song/${id}.${container}?level=${level}`

/** The song converted to the preset. */
export const transcodedUrl = (id: number, preset: string, container: string): string =>
  `/api/media/transcoded/${id}.${preset}.${container}`

export const videoUrl = (id: number, container: string): string => `/api/media/video/${id}.${container}`

/** The captions of a video in a language; empty where the file names none. */
export const captionsUrl = (id: number, language: string): string =>
  `/api/media/captions/${[id, language].filter(Boolean).join('.')}.vtt`

/** The same file as a download with a file name. */
export const downloadUrl = (id: number, container: string): string =>
  `/api/media/song/${id}.${container}?download=1`
