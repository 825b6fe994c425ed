import type { LoadState } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Spoken } from '@waymark/ui/spoken'
import { announce } from '@waymark/web-kit/announcement'
import { usePage } from '@waymark/web-kit/use-page'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './dashboard-frame.module.css'

interface DashboardFrameProps {
  readonly title: string
  readonly children: ReactNode
  readonly aside?: ReactNode
}

/** A dashboard: the news as its title, what needs the person, and beside it what they can do next. */
export function DashboardFrame({ title, children, aside }: DashboardFrameProps) {
  const page = usePage()
  const { ref: heading } = page
  const isNew = useRef(true)
  useEffect(() => {
    const isRead = isNew.current && document.activeElement === heading.current
    isNew.current = false
    // The heading of a new page is read with the focus that it takes; a title that changes there is not.
    if (!isRead) announce(title)
  }, [title, heading])
  return (
    <>
      <h1 ref={page.ref} tabIndex={-1} className={css.title}>
        <Spoken>{title}</Spoken>
      </h1>
      <div className={aside ? css.split : css.single}>
        <div className={css.main}>{children}</div>
        {aside && <aside aria-label="Next steps">{aside}</aside>}
      </div>
    </>
  )
}

interface LoadedDashboardProps<Data> {
  readonly of: LoadState<Data>
  readonly title: (data: Data) => string
  readonly aside: (data: Data) => ReactNode
  readonly children: (data: Data) => ReactNode
}

/** A dashboard whose title and parts come with its data. */
export function LoadedDashboard<Data>({ of: found, title, aside, children }: LoadedDashboardProps<Data>) {
  const { data } = found
  return (
    <DashboardFrame title={data === undefined ? 'Dashboard' : title(data)} aside={data !== undefined && aside(data)}>
      <Loaded of={found} what="your dashboard" shape="cards" count={3}>
        {(loaded) => <div className={css.main}>{children(loaded)}</div>}
      </Loaded>
    </DashboardFrame>
  )
}
