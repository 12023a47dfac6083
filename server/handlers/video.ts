export const videoHandlers = {}
