/** The address of a venue's own page, for links, posters and search engines. */
export const venuePath = (serviceAreaId: number) => `/location-map/${serviceAreaId}`
