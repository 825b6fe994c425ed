import ChevronDown from 'lucide-react/icons/chevron-down'
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  type SelectProps,
  SelectValue,
  Text,
} from 'react-aria-components/Select'
import { choiceMark } from '../form/field-mark.ts'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { Avatar } from '../product/avatar.tsx'
import fieldStyles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import listStyles from './listbox.module.css'
import styles from './select-field.module.css'

export interface SelectOption<Id extends string | number> {
  id: Id
  label: string
  /** Small print under the label in the list. */
  detail?: string
  /** A photo before the label, for a person whose name the label is. */
  imageUrl?: string
}

export interface SelectFieldProps<Id extends string | number>
  extends Omit<
      SelectProps<SelectOption<Id>>,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'validate'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
    >,
    FieldProps {
  options: readonly SelectOption<Id>[]
  /** `null` is nothing chosen. */
  value?: Id | null
  defaultValue?: Id | null
  onChange?: (id: Id) => void
  /** Label and control on one line, for tool bars. */
  isInline?: boolean
}

/** A single choice from a list that opens. */
export function SelectField<Id extends string | number>({
  label,
  hint,
  errorMessage,
  isOptional,
  help,
  isLabelHidden,
  options,
  onChange,
  isInline = false,
  placeholder = 'Choose one',
  ...rest
}: SelectFieldProps<Id>) {
  return (
    <Select
      {...rest}
      placeholder={placeholder}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key)
        if (chosen) onChange?.(chosen.id)
      }}
      {...choiceMark(rest.name, label)}
      className={classNames(fieldStyles.field, isInline && fieldStyles.isInline)}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel isOptional={isOptional} isLabelHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <Button className={classNames(fieldStyles.control, styles.trigger, isInline && styles.inlineTrigger)}>
        <SelectValue className={styles.value ?? ''}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <Icon of={ChevronDown} />
      </Button>
      {/* ARIA takes `aria-invalid` away from buttons, and react-aria gives it to none: the description says it. */}
      <FieldError spokenPrefix="Error:">{errorMessage}</FieldError>
      <Popover className={listStyles.popover ?? ''} offset={4}>
        <ListBox className={listStyles.list ?? ''}>
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              id={option.id}
              textValue={option.label}
              className={classNames(listStyles.option, option.imageUrl !== undefined && listStyles.withImage)}
            >
              {option.imageUrl !== undefined && <Avatar name={option.label} imageUrl={option.imageUrl} />}
              <Text slot="label">{option.label}</Text>
              {option.detail && (
                <Text slot="description" className={listStyles.detail}>
                  {option.detail}
                </Text>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}
