export const collectionDecoders = {}
