import { runWithNode24 } from './with-node-24.mjs'

runWithNode24('../basemap/src/map-tiles.ts')
