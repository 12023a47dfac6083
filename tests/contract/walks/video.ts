import { type Walk } from '../contract-backend'

export const videoWalk: Walk<never> = {}
