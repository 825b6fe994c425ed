import { Icon } from '@waymark/ui/icon'
import type { LucideIcon } from 'lucide-react'
import Contrast from 'lucide-react/icons/contrast'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { changeDisplay, useDisplay } from './display.ts'
import type { Display } from './look.ts'
import css from './theme-choice.module.css'

const choices: readonly { id: Display['theme']; label: string; icon: LucideIcon }[] = [
  { id: 'system', label: 'System', icon: Monitor },
  { id: 'light', label: 'Light', icon: Sun },
  { id: 'dark', label: 'Dark', icon: Moon },
  { id: 'contrast', label: 'High contrast', icon: Contrast },
]

/** Light, dark or high contrast. Plain radio buttons, because this is on the first page that anybody loads. */
export function ThemeChoice({ legend = 'Display' }: { readonly legend?: string }) {
  const theme = useDisplay((display) => display.theme)
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.frame}>
        {choices.map(({ id, label, icon }) => (
          <label key={id} className={css.choice}>
            <input
              type="radio"
              name="theme"
              value={id}
              checked={theme === id}
              onChange={() => changeDisplay({ theme: id })}
            />
            <span>
              <Icon of={icon} />
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
