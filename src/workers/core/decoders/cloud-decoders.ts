export const cloudDecoders = {}
