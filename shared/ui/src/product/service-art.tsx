import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './art.module.css'

export type ServiceScene = 'wash' | 'ride' | 'clean'

const drawings: Record<ServiceScene, ReactNode> = {
  wash: (
    <>
      <rect width="400" height="240" className={styles.mint} />
      <path
        d="M50 0v190M100 0v190M150 0v190M200 0v190M250 0v190M300 0v190M350 0v190M0 48h400M0 96h400M0 144h400"
        className={classNames(styles.line, styles.lineCream)}
      />
      <rect y="190" width="400" height="50" className={styles.sand} />
      <path d="M300 20v96M300 20h-60" className={classNames(styles.line, styles.lineViolet, styles.thicker)} />
      <path d="M216 20h48l8 22h-64z" className={styles.violet} />
      <rect x="196" y="140" width="96" height="14" rx="4" className={styles.clay} />
      <rect x="282" y="92" width="12" height="50" rx="4" className={styles.clay} />
      <path d="M208 154v48M280 154v48" className={classNames(styles.line, styles.lineInk, styles.thick)} />
      <path d="M30 84h110" className={classNames(styles.line, styles.lineViolet, styles.thick)} />
      <path d="M48 84h56v74H48z" className={styles.lilac} />
      <path d="M60 84h32v60H60z" className={styles.cream} />
      <rect x="322" y="118" width="62" height="84" rx="6" className={styles.cream} />
      <path d="M318 118h70v14h-70z" className={styles.teal} />
      <circle cx="354" cy="100" r="16" className={styles.ochre} />
    </>
  ),
  ride: (
    <>
      <rect width="400" height="240" className={styles.sky} />
      <circle cx="336" cy="46" r="22" className={styles.ochre} />
      <path d="M0 110c70-44 130-10 200-30s140-16 200 8v60H0z" className={styles.mint} />
      <rect y="164" width="400" height="76" className={styles.sand} />
      <rect y="196" width="400" height="44" className={styles.ink} />
      <path
        d="M96 178V82c0-14 10-22 24-22h154c22 0 36 12 44 30l16 36h20c10 0 16 8 16 18v34H96z"
        className={styles.teal}
      />
      <rect x="116" y="78" width="64" height="44" rx="6" className={styles.sky} />
      <rect x="192" y="78" width="56" height="44" rx="6" className={styles.sky} />
      <path d="M258 78h16c14 0 22 6 28 18l12 26h-56z" className={styles.sky} />
      <circle cx="150" cy="196" r="25" className={styles.cream} />
      <circle cx="150" cy="196" r="12" className={styles.ink} />
      <circle cx="318" cy="196" r="25" className={styles.cream} />
      <circle cx="318" cy="196" r="12" className={styles.ink} />
      <rect x="90" y="92" width="10" height="86" className={styles.violet} />
      <path d="M94 182H32" className={classNames(styles.line, styles.lineViolet, styles.thick)} />
      <path d="M94 120L50 182" className={classNames(styles.line, styles.lineViolet)} />
      <g transform="translate(54 158) scale(0.62)">
        <circle cx="-2" cy="-62" r="13" className={styles.clay} />
        <path d="M-18 -14c0-34 10-36 18-36s16 8 16 36z" className={styles.violet} />
        <path d="M-18 -18h38v12h-38zM14 -18h14l8 34h-10l-6-22h-6z" className={styles.violet} />
        <path d="M-18 -44v28M24 20h18" className={classNames(styles.line, styles.lineInk, styles.thick)} />
        <circle cx="0" cy="4" r="24" className={classNames(styles.line, styles.lineInk, styles.thick)} />
        <circle cx="0" cy="4" r="5" className={styles.ink} />
        <circle cx="30" cy="22" r="6" className={styles.ink} />
      </g>
    </>
  ),
  clean: (
    <>
      <rect width="400" height="168" className={styles.lilac} />
      <rect x="40" y="30" width="130" height="96" rx="6" className={styles.cream} />
      <rect x="50" y="40" width="110" height="76" className={styles.sky} />
      <path d="M105 40v76M50 78h110" className={classNames(styles.line, styles.lineCream, styles.thick)} />
      <rect y="168" width="400" height="72" className={styles.sand} />
      <path d="M318 16L260 176" className={classNames(styles.line, styles.lineInk, styles.thick)} />
      <path d="M236 168h56l8 30h-78z" className={styles.ochre} />
      <path d="M116 136h88l-10 76h-68z" className={styles.teal} />
      <path d="M116 138c0-50 88-50 88 0" className={classNames(styles.line, styles.lineInk)} />
      <rect x="112" y="132" width="96" height="14" rx="4" className={styles.mint} />
      <circle cx="172" cy="120" r="14" className={styles.cream} />
      <circle cx="148" cy="114" r="10" className={styles.cream} />
      <circle cx="190" cy="110" r="8" className={styles.cream} />
      <path d="M320 190h60v22h-60z" className={styles.clay} />
    </>
  ),
}

/** A drawn scene of a service at home. It is decoration, so it has no words. */
export function ServiceArt({ of: scene }: { of: ServiceScene }) {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[scene]}
    </svg>
  )
}
