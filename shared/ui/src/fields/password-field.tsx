import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './password-field.module.css'
import { SpacelessField, type SpacelessFieldProps } from './spaceless-field.tsx'

export interface PasswordFieldProps extends Omit<SpacelessFieldProps, 'type' | 'inputMode' | 'after' | 'autoComplete'> {
  /** `new-password` where one is chosen, so that the browser offers to generate one. */
  autoComplete?: 'current-password' | 'new-password'
}

/** A password with Show and Hide. Spaces are stripped while typing and pasting (section 5). */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  // Forms with several of them say which.
  const isOne = rest.label === 'Password'
  return (
    <SpacelessField
      {...rest}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      type={isShown ? 'text' : 'password'}
      after={
        <span className={styles.toggle}>
          <Button variant="quiet" size="small" icon={isShown ? EyeOff : Eye} onPress={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'} <VisuallyHidden>the password{isOne ? '' : `: ${rest.label}`}</VisuallyHidden>
          </Button>
        </span>
      }
    />
  )
}
