export const chartHandlers = {}
