/** Where the gateway serves street tiles that are a file of the machine it runs on. */
export const streetTilesPath = '/basemap/streets.pmtiles'

/** What `MAP_PMTILES_URL` names: the web address of street tiles, or the path of a file. */
export function streetTilesAt(setting: string): { readonly address: URL } | { readonly file: string } {
  const address = URL.parse(setting)
  return address && /^https?:$/.test(address.protocol) ? { address } : { file: setting }
}
