export const videoDecoders = {}
