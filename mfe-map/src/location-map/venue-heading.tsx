import { Spoken } from '@waymark/ui/spoken'
import { createContext, type ReactNode, type Ref, useContext } from 'react'

/** The level of the headings of a venue's parts: 3 in the panel beside the map, 2 on the venue's own page. */
const PartLevel = createContext<2 | 3>(3)
export const VenuePartLevel = PartLevel.Provider
export const useVenuePartLevel = () => useContext(PartLevel)

interface VenueHeadingProps {
  readonly id?: string
  readonly ref?: Ref<HTMLHeadingElement>
  readonly tabIndex?: number
  readonly children: ReactNode
}

/** The heading of one part of a venue. */
export function VenueHeading({ children, ...rest }: VenueHeadingProps) {
  const Heading = `h${useVenuePartLevel()}` as const
  return (
    <Heading {...rest}>
      <Spoken>{children}</Spoken>
    </Heading>
  )
}
