import { type Walk } from '../contract-backend'

export const chartWalk: Walk<never> = {}
