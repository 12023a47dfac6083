export const cloudHandlers = {}
