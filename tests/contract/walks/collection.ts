import { type Walk } from '../contract-backend'

export const collectionWalk: Walk<never> = {}
