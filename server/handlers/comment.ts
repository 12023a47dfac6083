export const commentHandlers = {}
