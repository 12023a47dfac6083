import { type Walk } from '../contract-backend'

export const cloudWalk: Walk<never> = {}
