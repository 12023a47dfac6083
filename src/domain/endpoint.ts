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
  /** Whether visitors are refused with 301. */
  login: boolean
  /** Seconds for which a reply may be shown again without asking; 0 for never. */
  freshSeconds: number
  /** Sent without cookies, to get the public view. */
  anonymous?: true
}

type Given = string | number

/** What a caller passes for a row: required parameters must be there, the others may. */
export type ParamsOf<E extends Endpoint> = {
  [K in keyof E['params'] as E['params'][K] extends 'required' ? K : never]: Given
} & {
  [K in keyof E['params'] as E['params'][K] extends 'required' ? never : K]?: Given
}
