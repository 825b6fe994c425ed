/** One place as another system writes it, in A11yJSON's own words. */
export function placeOf(n: number, properties: object = {}, more: object = {}) {
  return {
    geometry: { type: 'Point', coordinates: [174.77 + n / 10_000, -41.28] },
    properties: {
      originalId: `town-${n}`,
      name: { en: `Hall ${n}` },
      category: 'communityCentre',
      address: {
        text: { en: `${n} High Street` },
        city: { en: 'Te Aro' },
        state: { en: 'Wellington' },
        countryCode: 'NZL',
      },
      accessibility: {
        hasInductionLoop: true,
        entrances: [{ properties: { isLevel: true, door: { width: { value: 0.9, unit: 'm' } } } }],
      },
      ...properties,
    },
    ...more,
  }
}

/** The text of a file of places. */
export function fileOf(places: readonly unknown[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features: places })
}
