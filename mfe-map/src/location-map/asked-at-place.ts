import type { askedAtPlace } from '@waymark/web-kit/asked-activities'
import { createContext } from 'react'

/** What is asked of the activities of the chosen place: they obey the filters of the map, as its pins do. */
export const AskedAtPlace = createContext<ReturnType<typeof askedAtPlace>>({})
