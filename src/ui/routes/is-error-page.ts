/** Returns whether the path of an address is that of a page that tells of an error. */
export const isErrorPage = (path: string): boolean => /^\/(403|404|500)$/.test(path)
