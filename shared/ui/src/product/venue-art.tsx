import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './art.module.css'

export type VenueKind = 'library' | 'theatre' | 'cafe' | 'gallery' | 'pool'

const drawings: Record<VenueKind, ReactNode> = {
  library: (
    <>
      <rect width="400" height="200" className={styles.sky} />
      <circle cx="332" cy="46" r="20" className={styles.ochre} />
      <path d="M0 118C60 78 104 96 150 74s96-16 140 10 70 12 110-6v122H0z" className={styles.mint} />
      <path d="M96 176V84l86-42 86 42v92z" className={styles.cream} />
      <path d="M84 92l98-50 98 50-6 10-92-46-92 46z" className={styles.violet} />
      <rect x="160" y="104" width="46" height="72" className={styles.teal} />
      <rect x="165" y="109" width="36" height="67" className={styles.cream} />
      <path d="M183 109v67" className={classNames(styles.line, styles.lineTeal)} />
      <rect x="114" y="110" width="30" height="34" className={styles.lilac} />
      <rect x="222" y="110" width="30" height="34" className={styles.lilac} />
      <path d="M129 110v34M237 110v34" className={classNames(styles.line, styles.lineCream)} />
      <path d="M206 176h130l28 14H206z" className={styles.sand} />
      <path d="M214 150l132 30" className={classNames(styles.line, styles.lineViolet, styles.thick)} />
      <path d="M214 150v26M258 160v22M302 170v18M346 180v10" className={classNames(styles.line, styles.lineViolet)} />
      <path d="M0 176h400v24H0z" className={styles.sand} />
      <path d="M206 176l150 14H206z" className={styles.clay} />
      <circle cx="48" cy="128" r="30" className={styles.teal} />
      <circle cx="68" cy="112" r="18" className={styles.clay} />
      <path d="M50 120v58" className={classNames(styles.line, styles.lineInk, styles.thick)} />
    </>
  ),
  theatre: (
    <>
      <rect width="400" height="200" className={styles.ink} />
      <path d="M60 0h280v150H60z" className={styles.ochre} />
      <path d="M60 150h280v14H60z" className={styles.clay} />
      <path d="M200 40l92 110H108z" className={styles.cream} />
      <circle cx="200" cy="112" r="17" className={styles.violet} />
      <path d="M172 150c0-30 56-30 56 0z" className={styles.violet} />
      <path d="M0 0h70c26 40 8 100-18 164H0zM400 0h-70c-26 40-8 100 18 164h52z" className={styles.violet} />
      <path
        d="M22 0c8 50 6 110-6 164M46 0c10 50 6 100-10 164M378 0c-8 50-6 110 6 164M354 0c-10 50-6 100 10 164"
        className={classNames(styles.line, styles.lineLilac)}
      />
      <path d="M0 164h400v36H0z" className={styles.ink} />
      <circle cx="60" cy="190" r="20" className={styles.lilac} />
      <circle cx="116" cy="190" r="20" className={styles.mint} />
      <circle cx="172" cy="190" r="20" className={styles.lilac} />
      <circle cx="284" cy="190" r="20" className={styles.mint} />
      <circle cx="340" cy="190" r="20" className={styles.lilac} />
    </>
  ),
  cafe: (
    <>
      <rect width="400" height="200" className={styles.sky} />
      <path d="M50 54h300v126H50z" className={styles.cream} />
      <path d="M40 40h320l-14 40H54z" className={styles.clay} />
      <path d="M94 40h44l-4 40H90zM182 40h44v40h-44zM270 40h44l6 40h-46z" className={styles.cream} />
      <rect x="76" y="100" width="120" height="60" className={styles.mint} />
      <rect x="240" y="100" width="58" height="80" className={styles.violet} />
      <path d="M0 180h400v20H0z" className={styles.sand} />
      <path d="M100 152h60M130 152v32" className={classNames(styles.line, styles.lineInk, styles.thick)} />
      <rect x="118" y="136" width="20" height="14" className={styles.ochre} />
    </>
  ),
  gallery: (
    <>
      <rect width="400" height="200" className={styles.lilac} />
      <path d="M40 60h320v116H40z" className={styles.cream} />
      <path d="M30 44h340v18H30z" className={styles.violet} />
      <path d="M64 62h22v114H64zM132 62h22v114h-22zM246 62h22v114h-22zM314 62h22v114h-22z" className={styles.sand} />
      <rect x="172" y="92" width="56" height="84" className={styles.teal} />
      <path d="M200 92v84" className={classNames(styles.line, styles.lineCream)} />
      <circle cx="109" cy="112" r="15" className={styles.clay} />
      <circle cx="291" cy="112" r="15" className={styles.ochre} />
      <path d="M0 176h400v24H0z" className={styles.sand} />
    </>
  ),
  pool: (
    <>
      <rect width="400" height="200" className={styles.cream} />
      <path d="M0 0h400v58H0z" className={styles.sky} />
      <path d="M20 12h70v46H20zM110 12h70v46h-70zM200 12h70v46h-70zM290 12h70v46h-70z" className={styles.mint} />
      <path d="M0 92h400v108H0z" className={styles.teal} />
      <path d="M0 116c30-10 50 10 80 0s50-10 80 0 50 10 80 0 50-10 80 0 50 10 80 0v84H0z" className={styles.mint} />
      <path d="M0 150c30-10 50 10 80 0s50-10 80 0 50 10 80 0 50-10 80 0 50 10 80 0v50H0z" className={styles.sky} />
      <path d="M236 92h164v52z" className={styles.sand} />
      <path
        d="M238 68l160 48M238 68v24M278 80v26M318 92v26M358 104v26"
        className={classNames(styles.line, styles.lineViolet, styles.thick)}
      />
      <circle cx="120" cy="128" r="13" className={styles.clay} />
      <path d="M96 150c6-18 42-18 48 0z" className={styles.violet} />
      <path d="M0 58h400v8H0z" className={styles.lilac} />
    </>
  ),
}

/** A drawn venue, for places that have no picture yet. It is decoration, so it has no words. */
export function VenueArt({ of: kind }: { of: VenueKind }) {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 400 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[kind]}
    </svg>
  )
}
