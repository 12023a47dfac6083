export const artistHandlers = {}
