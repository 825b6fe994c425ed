import { useQuery } from '@tanstack/react-query'
import { readStreetTiles, type StreetTiles } from './street-tiles.ts'

/** The operator's street tiles once they have answered; the map is whole without them. `url` is relative to the page. */
export function useStreetTiles(url: string | null): StreetTiles | null {
  const { data } = useQuery({
    queryKey: ['street-tiles', url],
    queryFn: () => (url === null ? null : readStreetTiles(new URL(url, location.href).href)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return data ?? null
}
