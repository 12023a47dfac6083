import { type Walk } from '../contract-backend'

export const commentWalk: Walk<never> = {}
