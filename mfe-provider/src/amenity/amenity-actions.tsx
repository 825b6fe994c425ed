import { nextAmenityStatuses } from '@waymark/domain/activity/amenity-status'
import { Button } from '@waymark/ui/button'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { Amenity } from './amenity-draft.ts'
import { AmenityStatusDialog } from './amenity-status-dialog.tsx'

/** What can be done with an amenity: put it on the map, or close it. */
export function AmenityActions({ saved }: { readonly saved: Amenity }) {
  const [asked, setAsked] = useState<'Active' | 'Closed' | null>(null)
  const next = nextAmenityStatuses[saved.status]
  return (
    <>
      {next.includes('Active') && (
        <Button variant="primary" icon={CircleCheck} onPress={() => setAsked('Active')}>
          {saved.status === 'Closed' ? 'Open it again' : 'Put it on the map'}
        </Button>
      )}
      {next.includes('Closed') && (
        <Button variant="dangerQuiet" icon={X} onPress={() => setAsked('Closed')}>
          Close it
        </Button>
      )}
      {asked && <AmenityStatusDialog saved={saved} to={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
