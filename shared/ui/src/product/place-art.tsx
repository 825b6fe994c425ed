import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './art.module.css'

/** `tallRoom` is the room with the wall above it, for a roughly square tile. */
export type PlaceScene = 'walk' | 'room' | 'tallRoom' | 'hoist'

const room = (
  <g transform="translate(0 -26)">
    <rect y="-120" width="400" height="360" className={styles.sand} />
    <rect x="44" y="30" width="150" height="122" rx="6" className={styles.cream} />
    <rect x="54" y="40" width="130" height="102" className={styles.sky} />
    <path d="M54 112c30-34 50-6 76-28s36 6 54-8v66H54z" className={styles.mint} />
    <circle cx="154" cy="64" r="12" className={styles.ochre} />
    <path d="M119 40v102M54 91h130" className={classNames(styles.line, styles.lineCream, styles.thick)} />
    <path d="M0 190h400v50H0z" className={styles.clay} />
    <path d="M230 118c0-26 96-26 96 0v76h-96z" className={styles.violet} />
    <path d="M214 146c0-14 26-14 26 0v34h76v-34c0-14 26-14 26 0v62H214z" className={styles.lilac} />
    <path d="M226 208v14M330 208v14" className={classNames(styles.line, styles.lineInk, styles.thick)} />
    <path d="M84 166h104v12H84z" className={styles.teal} />
    <path d="M98 178v44M174 178v44" className={classNames(styles.line, styles.lineTeal, styles.thick)} />
    <path d="M98 148h28v18H98z" className={styles.clay} />
    <path d="M126 152c10 0 10 10 0 10" className={classNames(styles.line, styles.lineClay)} />
    <path d="M150 156h20v10h-20z" className={styles.ochre} />
    <path d="M364 60v150" className={classNames(styles.line, styles.lineInk, styles.thick)} />
    <path d="M340 64l14-34h20l14 34z" className={styles.ochre} />
  </g>
)

const drawings: Record<PlaceScene, ReactNode> = {
  walk: (
    <>
      <rect width="400" height="200" className={styles.sky} />
      <circle cx="96" cy="52" r="24" className={styles.ochre} />
      <path d="M0 104C56 60 100 96 152 70s116-20 160 12 60 10 88-2v120H0z" className={styles.mint} />
      <path d="M0 146c70-40 120 6 190-16s140-18 210 10v60H0z" className={styles.teal} />
      <path
        d="M120 200c20-40 90-30 96-54s-34-22-30-40"
        className={classNames(styles.line, styles.lineCream, styles.thicker)}
      />
      <circle cx="186" cy="100" r="9" className={styles.violet} />
      <circle cx="320" cy="120" r="26" className={styles.clay} />
      <path d="M320 124v44" className={classNames(styles.line, styles.lineInk, styles.thick)} />
    </>
  ),
  room,
  tallRoom: (
    <>
      {room}
      <path d="M0 -92h400" className={classNames(styles.line, styles.lineCream, styles.thick)} />
      <rect x="232" y="-66" width="84" height="106" className={styles.cream} />
      <rect x="241" y="-57" width="66" height="88" className={styles.lilac} />
      <path d="M241 -4c22-20 44 16 66-6v41h-66z" className={styles.violet} />
    </>
  ),
  hoist: (
    <>
      <rect width="400" height="200" className={styles.mint} />
      <path d="M0 146h400v54H0z" className={styles.teal} />
      <path d="M30 24h340" className={classNames(styles.line, styles.lineViolet, styles.thicker)} />
      <path d="M250 24v44" className={classNames(styles.line, styles.lineViolet, styles.thick)} />
      <rect x="236" y="24" width="28" height="16" rx="3" className={styles.violet} />
      <path
        d="M250 68l-30 22h60zM222 90c0 46 56 46 56 0"
        className={classNames(styles.line, styles.lineInk, styles.thick)}
      />
      <path d="M222 90c0 46 56 46 56 0z" className={styles.ochre} />
      <rect x="38" y="112" width="132" height="16" rx="4" className={styles.cream} />
      <path d="M56 128v32M152 128v32" className={classNames(styles.line, styles.lineCream, styles.thicker)} />
      <rect x="320" y="60" width="52" height="86" className={styles.cream} />
      <circle cx="330" cy="106" r="3.4" className={styles.violet} />
      <rect x="60" y="52" width="70" height="40" rx="4" className={styles.sky} />
    </>
  ),
}

/** What of a scene is shown at its own proportions; a taller or wider frame shows more of it. */
const viewBoxes: Record<PlaceScene, string> = {
  walk: '0 0 400 200',
  room: '0 0 400 200',
  tallRoom: '0 -119 400 319',
  hoist: '0 8 400 160',
}

/** A drawn scene for empty lists and cards. It is decoration, so it has no words. */
export function PlaceArt({ of: kind }: { of: PlaceScene }) {
  return (
    <svg
      className={styles.art}
      viewBox={viewBoxes[kind]}
      preserveAspectRatio={kind === 'tallRoom' ? 'xMidYMax slice' : 'xMidYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      {drawings[kind]}
    </svg>
  )
}
