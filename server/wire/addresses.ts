/** Root-relative addresses of what the server sends besides JSON. Covers end in `.jpg`, so that sizes may be asked. */
export const coverUrl = (key: string): string => `/api/media/cover/${key}.jpg`

export const bannerUrl = (key: string): string => `/api/media/banner/${key}.jpg`

export const songUrl = (id: number, codec: string, level: string): string =>
  `/api/media/song/${id}.${codec}?level=${level}`

export const filmUrl = (id: number, container: string): string => `/api/media/video/${id}.${container}`

/** The same file as one to be saved under its song's name. */
export const downloadUrl = (id: number, codec: string): string => `/api/media/song/${id}.${codec}?download=1`
