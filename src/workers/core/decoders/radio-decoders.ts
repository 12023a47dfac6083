export const radioDecoders = {}
