import { limits, type PageSize } from '@waymark/domain/limits'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { LinkButton } from '../actions/link-button.tsx'
import { ProductLink } from '../actions/product-link.tsx'
import { PlainSelect } from '../fields/plain-select.tsx'
import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** Names the list: "Pages of bookings". */
  label: string
  /** From 1. */
  page: number
  pageSize: number
  /** How many entries the whole list has. */
  total: number
  /** The address of a page, so that a link or the back button brings the same list. */
  hrefOf: (page: number) => string
  /** Without it the size cannot be chosen. */
  onPageSizeChange?: (pageSize: PageSize) => void
}

const pageSizes = limits.pageSizes.map((size) => ({ id: String(size), label: String(size) }))

/** At most five pages around the current one, within the first and the last. */
export function pagesAround(page: number, pageCount: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(limits.pageLinks / 2), pageCount - limits.pageLinks + 1))
  return Array.from({ length: Math.min(limits.pageLinks, pageCount) }, (_, index) => first + index)
}

/** Five page links, Previous and Next, and how many rows a page has (5, 10, 20 or 50). */
export function Pagination({ label, page, pageSize, total, hrefOf, onPageSizeChange }: PaginationProps) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  return (
    <div className={styles.end}>
      <nav aria-label={label} className={styles.pager}>
        {page > 1 && (
          <LinkButton variant="quiet" size="small" icon={ChevronLeft} href={hrefOf(page - 1)} rel="prev">
            Previous
          </LinkButton>
        )}
        <ol className={styles.pages}>
          {pagesAround(page, pageCount).map((number) => (
            <li key={number}>
              <ProductLink
                href={hrefOf(number)}
                className={classNames(styles.page, number === page && styles.here)}
                aria-current={number === page ? 'page' : undefined}
              >
                <VisuallyHidden>Page</VisuallyHidden> {number}
              </ProductLink>
            </li>
          ))}
        </ol>
        {page < pageCount && (
          <LinkButton variant="quiet" size="small" iconAfter={ChevronRight} href={hrefOf(page + 1)} rel="next">
            Next
          </LinkButton>
        )}
      </nav>
      {onPageSizeChange && (
        <div className={styles.size}>
          <PlainSelect
            label="Rows per page"
            isInline
            options={pageSizes}
            value={String(pageSize)}
            onChange={(chosen) => {
              const size = limits.pageSizes.find((one) => String(one) === chosen)
              if (size) onPageSizeChange(size)
            }}
          />
        </div>
      )}
    </div>
  )
}
