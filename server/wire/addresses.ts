/** Root-relative addresses of what the server sends besides JSON. Covers end in `.jpg`, so that sizes may be asked. */
export const coverUrl = (key: string): string => `/api/media/cover/${key}.jpg`

export const bannerUrl = (key: string): string => `/api/media/banner/${key}.jpg`

export const songUrl = (id: number, codec: string, level: string): string =>
  `/api/media/song/${id}.${codec}?level=${level}`
