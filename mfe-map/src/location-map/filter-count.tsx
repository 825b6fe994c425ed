import styles from './all-filters.module.css'

/** How many places a filter would show; nothing until that is known. */
export function FilterCount({ count }: { readonly count: number | undefined }) {
  if (count === undefined) return null
  return <span className={styles.count}>{count}</span>
}
