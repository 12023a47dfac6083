import * as v from 'valibot'
import { video } from './video'
import { userVideo } from './video-of-user'

/** A film as searches carry it: a music video, or one of a listener's. */
export const foundVideo = v.union([video, userVideo])
