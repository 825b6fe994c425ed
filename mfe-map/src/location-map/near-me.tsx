import { PlainButton } from '@waymark/ui/plain-button'
import { announce } from '@waymark/web-kit/announcement'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import styles from './filter-bar.module.css'

interface NearMeProps {
  readonly onHere: (at: { readonly lat: number; readonly lng: number }) => void
}

const waitMs = 15_000
// About a hundred metres: enough for what is near, and no more than an address bar should hold of somebody.
const keptDecimals = 3
const refusals: Readonly<Record<number, string>> = {
  1: 'Your browser does not tell us where you are. Allow it in the browser’s settings for this site, or type a place.',
  2: 'Your device does not know where it is just now. Type a place instead.',
  3: 'Your device took too long to find where it is. Try again, or type a place.',
}

/** Looks around the person, once they ask for it: the browser asks them, nothing is kept, and nobody else is told. */
export function NearMe({ onHere }: NearMeProps) {
  const [isLooking, setLooking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const refuse = (words: string) => {
    setRefusal(words)
    announce(words)
  }
  const look = () => {
    setRefusal(null)
    if (!('geolocation' in navigator)) return refuse('This browser cannot tell where you are. Type a place instead.')
    setLooking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLooking(false)
        onHere({ lat: Number(latitude.toFixed(keptDecimals)), lng: Number(longitude.toFixed(keptDecimals)) })
      },
      ({ code }) => {
        setLooking(false)
        refuse(refusals[code] ?? 'Your place is not known. Type one instead.')
      },
      { timeout: waitMs, maximumAge: 60_000 },
    )
  }
  return (
    <div className={styles.nearMe}>
      <PlainButton icon={LocateFixed} isPending={isLooking} pendingLabel="Looking for you" onClick={look}>
        Near me
      </PlainButton>
      {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
    </div>
  )
}
