/** Public address of a stored file. */
export function fileAddress(key: string): string
export function fileAddress(key: string | null): string | null
export function fileAddress(key: string | null): string | null {
  return key === null ? null : `/files/${key}`
}
