/** The languages of the product, for the client's texts and the server's. */
export const languages = ['zh-CN', 'en'] as const

export type Language = (typeof languages)[number]
