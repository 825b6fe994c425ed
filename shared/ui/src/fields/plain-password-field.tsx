import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { PlainButton } from '../actions/plain-button.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './password-field.module.css'
import { PlainField, type PlainFieldProps } from './plain-field.tsx'

/** A `PlainField` for a password, with Show and Hide. */
export function PlainPasswordField(props: Omit<PlainFieldProps, 'type' | 'after'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <PlainField
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <span className={styles.toggle}>
          <PlainButton variant="quiet" size="small" icon={isShown ? EyeOff : Eye} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'} <VisuallyHidden>the password</VisuallyHidden>
          </PlainButton>
        </span>
      }
    />
  )
}
