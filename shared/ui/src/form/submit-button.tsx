import { useContext } from 'react'
import { Button, type ButtonProps } from '../actions/button.tsx'
import { FormContext } from './form-context.ts'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'isPending'>

/** The button that sends the `Form` around it; it says so while the form is being sent. */
export function SubmitButton({ variant = 'primary', ...rest }: SubmitButtonProps) {
  const { isPending } = useContext(FormContext)
  return (
    <div data-form-waits={rest.disabledReason === undefined ? undefined : true}>
      <Button {...rest} type="submit" variant={variant} isPending={isPending} />
    </div>
  )
}
