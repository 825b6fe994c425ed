import { writeFileSync } from 'node:fs'
import { localities } from './localities.mjs'
import { outputFile } from './output-file.mjs'

// A suburb is told by its city as well as its region: "Newtown, Sydney, NSW".
const cityReachKm = 35
const decimals = 4

const kmPerDegree = 111.32
const distanceKm = (a, b) =>
  kmPerDegree * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180))

const all = localities()
const largest = all.filter((place) => place.rank === 1).sort((a, b) => b.population - a.population)
const cities = largest.filter(
  (city, index) => !largest.slice(0, index).some((larger) => distanceKm(city, larger) <= cityReachKm),
)
const regions = []
const cityNames = []
const indexIn = (list, value) => {
  const found = list.indexOf(value)
  return found >= 0 ? found : list.push(value) - 1
}

const rows = new Map()
for (const place of all.sort((a, b) => a.rank - b.rank || b.population - a.population)) {
  const nearest = cities
    .map((city) => ({ city, km: distanceKm(place, city) }))
    .sort((a, b) => a.km - b.km)
    .find(({ km }) => km <= cityReachKm)?.city
  const city = nearest && nearest.name !== place.name && nearest.name !== place.region ? nearest.name : ''
  const key = `${place.name}|${city}|${place.region}|${place.countryId}`
  if (rows.has(key)) continue
  rows.set(key, [
    place.name,
    indexIn(cityNames, city),
    indexIn(regions, `${place.region}|${place.countryId}`),
    Number(place.lat.toFixed(decimals)),
    Number(place.lng.toFixed(decimals)),
    place.rank,
    place.population,
  ])
}

const file = {
  attribution: 'Places: © GeoNames CC BY 4.0',
  columns: ['name', 'city', 'region', 'lat', 'lng', 'rank', 'population'],
  cities: cityNames,
  regions: regions.map((entry) => {
    const [name, countryId] = entry.split('|')
    return { name, countryId: Number(countryId) }
  }),
  places: [...rows.values()],
}
const lines = file.places.map((row) => JSON.stringify(row)).join(',\n')
const head = JSON.stringify({ ...file, places: [] }).replace('"places":[]}', '"places":[\n')
writeFileSync(outputFile('places.json'), `${head}${lines}\n]}\n`)
console.log(`${file.places.length} places, ${cities.length} cities`)
