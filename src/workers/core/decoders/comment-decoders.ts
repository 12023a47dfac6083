export const commentDecoders = {}
