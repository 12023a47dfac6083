/** The login screen's address, which keeps where the listener was going (path and query). */
export function loginAddress(wanted: string): string {
  return `/login?to=${encodeURIComponent(wanted)}`
}
