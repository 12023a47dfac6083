import { type Walk } from '../contract-backend'

export const radioWalk: Walk<never> = {}
