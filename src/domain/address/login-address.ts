/** Returns the address of the login screen. `target`, a path with query, is where the login leads to. */
export function loginAddress(target: string): string {
  return `/login?to=${encodeURIComponent(target)}`
}
