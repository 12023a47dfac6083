import type { Endpoint } from '../../contract/endpoint'
import { endpoints } from '../../contract/endpoints'
import { ownLibraryHeader } from '../../contract/library-endpoints'
import { failed } from '../../contract/result'
import type { Fetch } from './request'
import type { CallEndpoint } from './tasks/call-endpoint'

/** Knows from the replies of the backend whether it has a library of its own. */
export class OwnLibrary {
  #isMissing = false

  /** Returns `fetch` that also reads the header which tells. A reply with an error may come from elsewhere. */
  watch(fetch: Fetch): Fetch {
    return async (address, init) => {
      const response = await fetch(address, init)
      if (response.ok) this.#isMissing = !response.headers.has(ownLibraryHeader)
      return response
    }
  }

  /** Returns `call`, except that nothing about a library is asked of a backend that has none. */
  guard(call: CallEndpoint): CallEndpoint {
    return async (asked, signal) => {
      const { ownLibrary }: Endpoint = endpoints[asked.name]
      return ownLibrary && this.#isMissing ? failed({ kind: 'notFound' }) : call(asked, signal)
    }
  }
}
