import { cloudMatched, cloudPage, upload } from './cloud'
import { decoder } from './decoder'
import { done } from './done'

export const cloudDecoders = {
  userCloud: decoder(cloudPage),
  userCloudDelete: decoder(done),
  cloudMatch: decoder(cloudMatched),
  cloudUpload: decoder(upload),
}
