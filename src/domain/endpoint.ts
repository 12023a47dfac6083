/**
 * A parameter of an endpoint: the string `required` when a call without it is refused, else its default;
 * an empty string stands for "left out unless given".
 */
export type ParameterRule = string | number

/** A row of the endpoint table. */
export interface Endpoint {
  /** Path under `/api`. */
  path: `/${string}`
  params: Readonly<Record<string, ParameterRule>>
  /** Sent so; every other row is a GET, for which servers take a POST as well. */
  method?: 'POST'
  /** Visitors are refused with 301. */
  login?: true
  /** Seconds for which a reply may be shown again without asking; left out for never. */
  freshSeconds?: number
  /** Sent without cookies, to get the public view; with them only where there is none and somebody is logged in. */
  anonymous?: true
  /**
   * On each call that changes something, and on no other: the rows whose kept replies it makes untrue, with any
   * parameters. Empty when no kept reply shows the change.
   */
  makesStale?: readonly string[] | 'everything'
  /** The codes of replies that tell of the change, where the others say that nothing was changed. */
  changedCodes?: readonly number[]
  /** Codes other than 200 that are answers to be read and no failures. */
  codes?: readonly number[]
}

type Given = string | number

/** What a caller passes for a row: required parameters must be there, the others may. */
export type ParamsOf<E extends Endpoint> = {
  [K in keyof E['params'] as E['params'][K] extends 'required' ? K : never]: Given
} & {
  [K in keyof E['params'] as E['params'][K] extends 'required' ? never : K]?: Given
}

/** A table whose rows name one another only where such a row is. */
export function endpointTable<const T extends Record<string, Endpoint>>(
  rows: T & { [K in keyof T]: { makesStale?: readonly (keyof T)[] | 'everything' } },
): T {
  return rows
}
