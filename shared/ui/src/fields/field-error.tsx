import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { FieldError as AriaFieldError } from 'react-aria-components/TextField'
import { Icon } from '../layout/icon.tsx'
import styles from './field.module.css'

/** The error under a control: the given words, or those the `Form` holds for the field's name. */
export function FieldError({ children }: { children?: string | undefined }) {
  return (
    <AriaFieldError className={styles.error}>
      {({ validationErrors }) => (
        <>
          <Icon of={OctagonAlert} />
          <span>{children ?? validationErrors.join(' ')}</span>
        </>
      )}
    </AriaFieldError>
  )
}
