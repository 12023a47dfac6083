export const radioHandlers = {}
