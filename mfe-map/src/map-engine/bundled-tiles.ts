/** The keyless base map (infra/basemap), served beside the apps. */
export const bundledTiles = '/basemap/nzau.pmtiles'
