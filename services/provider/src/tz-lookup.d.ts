declare module 'tz-lookup' {
  /** The IANA zone of a place; `Etc/GMT…` at sea. Throws for coordinates out of range. */
  export default function tzlookup(latitude: number, longitude: number): string
}
