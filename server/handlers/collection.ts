export const collectionHandlers = {}
