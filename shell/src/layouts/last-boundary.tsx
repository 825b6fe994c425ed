import { texts } from '@waymark/domain/texts'
import { Component, type ReactNode } from 'react'

interface LastBoundaryState {
  readonly hasFailed: boolean
}

/**
 * Wraps the whole page. The error page itself may fail, or whatever wraps it; the page would then be empty
 * (calls.md section 8). Native elements only: whatever failed may be what other components depend on.
 */
export class LastBoundary extends Component<{ readonly children: ReactNode }, LastBoundaryState> {
  override state: LastBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): LastBoundaryState {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main>
        <h1>{texts.errorPageFailed}</h1>
        <p>Nothing you saved is lost.</p>
        <p>
          <button type="button" onClick={() => location.reload()}>
            Reload this page
          </button>
        </p>
      </main>
    )
  }
}
