import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { FieldError as AriaFieldError } from 'react-aria-components/TextField'
import { Icon } from '../layout/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './field.module.css'

interface FieldErrorProps {
  children?: string | undefined
  /** Said before the words, for a control that cannot say by itself that it is in error. */
  spokenPrefix?: string
}

/** The error under a control: the given words, or those the `Form` holds for the field's name. */
export function FieldError({ children, spokenPrefix }: FieldErrorProps) {
  return (
    <AriaFieldError className={styles.error}>
      {({ validationErrors }) => (
        <>
          <Icon of={OctagonAlert} />
          {spokenPrefix !== undefined && (
            <>
              <VisuallyHidden>{spokenPrefix}</VisuallyHidden>{' '}
            </>
          )}
          <span>{children ?? validationErrors.join(' ')}</span>
        </>
      )}
    </AriaFieldError>
  )
}
