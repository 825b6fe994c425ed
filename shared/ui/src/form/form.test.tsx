import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from '../fields/checkbox.tsx'
import { EmailField } from '../fields/email-field.tsx'
import { FileDrop } from '../fields/file-drop.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TextArea } from '../fields/text-area.tsx'
import { TextField } from '../fields/text-field.tsx'
import { HelpIcon } from '../messages/help-icon.tsx'
import { fieldMark } from './field-mark.ts'
import { Form } from './form.tsx'
import { useFieldError } from './form-context.ts'
import { FormSummary } from './form-summary.tsx'
import { SubmitButton } from './submit-button.tsx'

const wrongName = { name: 'Write your name.' }

function BookingForm({ errors }: { errors?: Record<string, string> }) {
  return (
    <Form label="Booking" errors={errors} purpose="book">
      <TextField label="Name" name="name" help={<HelpIcon about="Name">Your whole name.</HelpIcon>} />
      <EmailField label="Email" name="email" />
      <SelectField label="Repeat" name="repeat" options={[{ id: 'weekly', label: 'Weekly' }]} />
    </Form>
  )
}

test('a new set of errors moves the focus to the summary', () => {
  const { rerender } = render(<BookingForm />)
  rerender(<BookingForm errors={{ name: 'Write your name.', email: 'Add the part after the @.' }} />)
  const summary = screen.getByRole('group', { name: '2 things to fix before we can book' })
  expect(document.activeElement).toBe(summary)
})

test('the second attempt moves the focus again', async () => {
  const { rerender } = render(<BookingForm errors={{ name: 'Write your name.' }} />)
  await userEvent.click(screen.getByLabelText('Email'))
  rerender(<BookingForm errors={{ name: 'Write your name.' }} />)
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '1 thing to fix before we can book' }))
})

test('where errors follow what is typed, only an attempt moves the focus, to a summary beside the button', async () => {
  const Live = ({ errors, attempts }: { errors: Record<string, string>; attempts: number }) => (
    <Form label="Booking" errors={errors} attempts={attempts} message={undefined} hasOwnSummary>
      <TextField label="Name" name="name" />
      <FormSummary />
    </Form>
  )
  const { rerender } = render(<Live errors={{}} attempts={0} />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.click(name)
  rerender(<Live errors={{ name: 'Too short.' }} attempts={0} />)
  const summary = screen.getByRole('group', { name: /1 thing to fix/ })
  expect(name.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.activeElement).toBe(name)
  rerender(<Live errors={{ name: 'Too short.' }} attempts={1} />)
  expect(document.activeElement).toBe(summary)
  await userEvent.click(name)
  rerender(<Live errors={{ name: 'Still too short.' }} attempts={1} />)
  expect(document.activeElement).toBe(name)
})

test('a link in the summary moves to its field, past the help button', async () => {
  render(<BookingForm errors={{ name: 'Write your name.', repeat: 'Choose one.' }} />)
  await userEvent.click(screen.getByRole('link', { name: 'Name: Write your name.' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.click(screen.getByRole('link', { name: 'Repeat: Choose one.' }))
  expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('listbox')
})

test('a pick-list in error says so in its description', () => {
  const { rerender } = render(<BookingForm />)
  const repeat = screen.getByRole('button', { name: /Repeat/ })
  expect(repeat).not.toHaveAccessibleDescription()
  rerender(<BookingForm errors={{ repeat: 'Choose one.' }} />)
  expect(repeat).toHaveAccessibleDescription('Error: Choose one.')
  expect(screen.getByText('Choose one.')).toBeInTheDocument()
})

test('what is missing in a pick-list is chosen, not written', () => {
  render(<BookingForm errors={{ repeat: 'Write something here.', name: 'Write something here.' }} />)
  expect(screen.getByRole('link', { name: 'Repeat: Choose one.' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Repeat/ })).toHaveAccessibleDescription('Error: Choose one.')
  expect(screen.getByRole('link', { name: 'Name: Write something here.' })).toBeInTheDocument()
})

test('an error shows under the field with its name, and describes it', () => {
  render(<BookingForm errors={{ email: 'Add the part after the @.' }} />)
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email.getAttribute('aria-invalid')).toBe('true')
  const described = (email.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toContain('Add the part after the @.')
  expect(screen.getByRole('link', { name: 'Email: Add the part after the @.' })).toBeInTheDocument()
})

test('the error of a field goes with the first keystroke, so that nothing moves on blur', async () => {
  render(<BookingForm errors={{ name: 'Write your name.', email: 'Add the part after the @.' }} />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  const sentences = () => screen.queryAllByText('Write your name.').filter((found) => found.closest('a') === null)
  expect(sentences()).toHaveLength(1)
  await userEvent.type(name, 'M')
  expect(sentences()).toHaveLength(0)
  expect(name.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('true')
})

test('a controlled field takes every letter, even while its error goes', async () => {
  const seen = vi.fn()
  function Kept() {
    const [name, setName] = useState('')
    return (
      <Form label="Booking" errors={wrongName}>
        <TextField label="Name" name="name" value={name} onChange={setName} />
        <TextArea label="Words" name="words" value={name} onChange={seen} />
      </Form>
    )
  }
  render(<Kept />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mere')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Mere')
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), '!')
  expect(seen.mock.calls).toEqual([['Mere!']])
})

test('submitting passes the values by name and does not leave the page', async () => {
  const onSubmit = vi.fn()
  render(
    <Form label="Your details" onSubmit={(data) => onSubmit(data.get('name'))}>
      <TextField label="Name" name="name" />
      <button type="submit">Save</button>
    </Form>,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'Hēmi')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledWith('Hēmi')
})

function MixedForm({ errors, conflicts }: { errors?: Record<string, string>; conflicts?: Record<string, unknown> }) {
  return (
    <Form label="Mixed" errors={errors} conflicts={conflicts}>
      <RadioGroup label="Who" name="who" options={[{ id: 'me', label: 'Me' }]} />
      <fieldset {...fieldMark('lines', 'Lines')}>
        <TextField label="First line" name="lines.0.text" defaultValue="Mine" />
      </fieldset>
      <Checkbox name="terms" label="Terms">
        I agree to <a href="/terms">the terms</a>
      </Checkbox>
      <Asked />
      <FileDrop label="Logo" name="logo" hint="PNG" acceptedTypes={['image/png']} onFiles={() => {}} />
    </Form>
  )
}

/** A field of an app's own. */
function Asked() {
  const error = useFieldError('asked')
  return (
    <div {...fieldMark('asked', 'Asked')}>
      <button type="button">Ask</button>
      {error && <p>Asked says: {error}</p>}
    </div>
  )
}

const linksOf = () =>
  within(screen.getByRole('group', { name: /to fix/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('errors are listed in the order of the page, by the labels of their fields; none is lost', () => {
  render(
    <MixedForm
      errors={{
        elsewhere: 'Not on this page.',
        logo: 'Too large.',
        asked: 'Ask first.',
        terms: 'Please agree.',
        'lines.1.text': 'Write a second.',
        'lines.0.text': 'Write more.',
        who: 'Choose one.',
      }}
    />,
  )
  expect(linksOf()).toEqual([
    'Who: Choose one.',
    'Lines: Write a second.',
    'First line: Write more.',
    'Terms: Please agree.',
    'Asked: Ask first.',
    'Logo: Too large.',
    'Not on this page.',
  ])
  expect(screen.getByText('Asked says: Ask first.')).toBeInTheDocument()
  expect(screen.getByRole('alert').textContent).toBe('Too large.')
  expect(screen.queryByRole('link', { name: 'Not on this page.' })).toBeNull()
})

test('links lead to radio buttons, ticks, files and fields of an app', async () => {
  const errors = { who: 'Choose one.', terms: 'Please agree.', asked: 'Ask first.', logo: 'Too large.' }
  render(<MixedForm errors={errors} />)
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
  await follow('Who: Choose one.')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Me' }))
  await follow('Terms: Please agree.')
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  await follow('Asked: Ask first.')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }))
  await follow('Logo: Too large.')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a picture' }))
})

test('what a field refuses is not sent: the form says so in its summary', async () => {
  const onSubmit = vi.fn()
  render(
    <Form label="Facts" onSubmit={onSubmit}>
      <NumberField label="Door" name="door" minValue={40} maxValue={400} unit="cm" />
      <TextField label="Note" maxCharacters={3} />
      <button type="submit">Save</button>
    </Form>,
  )
  await userEvent.type(screen.getByLabelText('Door'), '820')
  await userEvent.type(screen.getByLabelText('Note'), 'abcd')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(linksOf()).toEqual([
    'Door: 820 is too high. Use 40 to 400 cm.',
    'Note: This is too long: 1 character too many. Use at most 3.',
  ])
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /to fix/ }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.clear(screen.getByLabelText('Door'))
  await userEvent.clear(screen.getByLabelText('Note'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('what others saved is told by label; a value only where the field shows text', () => {
  render(<MixedForm conflicts={{ who: 'me', 'lines.0.text': 'Theirs' }} />)
  expect(screen.getByText('You both changed this.')).toBeInTheDocument()
  expect(screen.getByText('Who: somebody else saved something different.')).toBeInTheDocument()
  expect(screen.getByText('Theirs')).toBeInTheDocument()
})

test('the button of the form says that it is on its way', () => {
  render(
    <Form label="Name" isPending>
      <SubmitButton pendingLabel="Sending">Send</SubmitButton>
    </Form>,
  )
  expect(screen.getByRole('button').textContent).toContain('Sending')
})

test('Enter sends nothing while the button says why not', async () => {
  const onAttempt = vi.fn()
  const { rerender } = render(
    <Form label="Name" onAttempt={onAttempt}>
      <TextField label="Name" name="name" />
      <SubmitButton disabledReason="Choose a service first.">Send</SubmitButton>
    </Form>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'Mere{Enter}')
  expect(onAttempt).not.toHaveBeenCalled()
  rerender(
    <Form label="Name" onAttempt={onAttempt}>
      <TextField label="Name" name="name" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  )
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(onAttempt).toHaveBeenCalledExactlyOnceWith({})
})

test('what was restored is said not to be saved, and can be thrown away', async () => {
  const onDiscard = vi.fn()
  render(
    <Form label="Settings" isRestored onDiscard={onDiscard}>
      <TextField name="note" label="Note" />
    </Form>,
  )
  expect(screen.getByText('Kept for you, and not saved yet.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Throw it away' }))
  expect(onDiscard).toHaveBeenCalledOnce()
})

test('where no answer came, it does not say that anything failed or was left as it was', () => {
  const words = { purpose: 'change the booking', kept: 'Nothing was changed.' }
  const show = (props: { message: string; isUnknown?: boolean; saysKept?: boolean }) => (
    <Form {...words} {...props}>
      <TextField label="Name" name="name" />
    </Form>
  )
  const { rerender } = render(show({ message: 'Not free.' }))
  expect(screen.getByRole('group').textContent).toBe('We could not change the bookingNot free. Nothing was changed.')
  rerender(show({ message: 'No answer came.', isUnknown: true }))
  expect(screen.getByRole('group').textContent).toBe('We do not know whether this was doneNo answer came. ')
  rerender(show({ message: 'You are offline; nothing was changed.', saysKept: true }))
  expect(screen.getByRole('group').textContent).toBe(
    'We could not change the bookingYou are offline; nothing was changed. ',
  )
})
