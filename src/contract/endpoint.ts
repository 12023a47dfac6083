/**
 * A parameter of an endpoint: the string `required`, or the default. With an empty string as the default, the parameter
 * is sent only if the caller gives it.
 */
export type ParameterRule = string | number

/** A row of the endpoint table. */
export interface Endpoint {
  /** Path under `/api`. */
  path: `/${string}`
  params: Readonly<Record<string, ParameterRule>>
  /** The HTTP method. Rows without it are sent as GET; servers accept POST for them too. */
  method?: 'POST'
  /** Whether a login is needed. Visitors get code 301. */
  login?: true
  /** Only servers with a library of their own have it; they say so by `ownLibraryHeader`. Others are not asked. */
  ownLibrary?: true
  /** Seconds for which a cached reply is fresh. Replies without it are not cached. */
  freshSeconds?: number
  /** Sent without cookies to get the public view. Sent again with them if there is no public view and the user is logged in. */
  anonymous?: true
  /**
   * Set on exactly those rows that change something: the rows whose cached replies become stale, with any parameters.
   * Empty when no cached reply shows the change.
   */
  makesStale?: readonly string[] | 'everything'
  /** Codes of replies that report a change. Replies with other codes make nothing stale. */
  changedCodes?: readonly number[]
  /** Codes other than 200 that are decoded as replies instead of becoming failures. */
  codes?: readonly number[]
}

type ParameterValue = string | number

/** The parameters of a call: required ones must be given, the others may be. */
export type ParamsOf<E extends Endpoint> = {
  [K in keyof E['params'] as E['params'][K] extends 'required' ? K : never]: ParameterValue
} & {
  [K in keyof E['params'] as E['params'][K] extends 'required' ? never : K]?: ParameterValue
}

/** Returns the table as it is. Its type makes sure that `makesStale` names rows of the table only. */
export function endpointTable<const T extends Record<string, Endpoint>>(
  rows: T & { [K in keyof T]: { makesStale?: readonly (keyof T)[] | 'everything' } },
): T {
  return rows
}
