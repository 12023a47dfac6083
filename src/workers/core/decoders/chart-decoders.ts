export const chartDecoders = {}
