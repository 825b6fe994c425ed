import type { LucideIcon } from 'lucide-react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import type { ButtonLook } from './button-look.ts'
import { Menu, type MenuProps } from './menu.tsx'
import { SlotButton } from './slot-button.tsx'

export interface MenuButtonProps extends MenuProps, ButtonLook {
  /** What the button shows: words, or a picture and words. */
  children: ReactNode
  icon?: LucideIcon
  /** False for "More" buttons, whose dots already say that something opens. */
  hasChevron?: boolean
  /** Replaces the words for screen readers where rows repeat them: "More for Hēmi Parata, 9:15 am". */
  buttonLabel?: string
}

/** A button that opens a menu of actions, links or choices. */
export function MenuButton({ children, icon, hasChevron = true, buttonLabel, ...rest }: MenuButtonProps) {
  const { variant, size, isPill, isWide, ...menu } = rest
  return (
    <MenuTrigger>
      <SlotButton
        {...{ variant, size, isPill, isWide }}
        {...(icon === undefined ? {} : { icon })}
        {...(hasChevron ? { iconAfter: ChevronDown } : {})}
        aria-label={buttonLabel}
      >
        {children}
      </SlotButton>
      <Menu {...menu} />
    </MenuTrigger>
  )
}
