declare module 'tz-lookup' {
  /** The IANA zone at a place; `Etc/GMT…` at sea. Throws for a place that is not on the globe. */
  export default function tzlookup(latitude: number, longitude: number): string
}
