/** Public address of a stored picture. */
export function fileAddress(key: string | null): string | null {
  return key === null ? null : `/files/${key}`
}
