import { TextLink } from '@waymark/ui/text-link'
import { contactAddress } from './contact-address.ts'
import { TextPage } from './text-page.tsx'

/** What we aim for, what was checked and how, and what to do when something does not work. */
export function AccessibilityPage() {
  return (
    <TextPage lead="Waymark is made for people for whom most booking sites do not work. It aims at WCAG 2.2, levels A and AA, on every page.">
      <h2>How it is made</h2>
      <ul>
        <li>Everything works with the keyboard alone. The focus is always visible.</li>
        <li>Every page has one main heading, landmarks, and a link that skips to its content.</li>
        <li>The map has a list that says and does the same. Nothing needs the picture.</li>
        <li>Text can be enlarged to 400 % without scrolling sideways.</li>
        <li>Body text has a contrast of at least 7 to 1. Nothing is shown by colour alone.</li>
        <li>
          Buttons and fields are at least 44 pixels high; nothing to press is smaller than 24 pixels, but links within a
          sentence.
        </li>
        <li>What you typed is kept when a page loads again or your session ends.</li>
      </ul>
      <h2>Make it fit you</h2>
      <p>
        Light, dark and high contrast are at the foot of each public page, and with text size and less motion in{' '}
        <TextLink href="/user/profile">your profile</TextLink>. If your device already asks for dark, for more contrast
        or for less motion, Waymark follows it.
      </p>
      <h2>How it is checked</h2>
      <p>
        Pages are checked by a program (axe) in light, dark and high contrast, on a narrow and a wide screen, and the
        main tasks are tried with the keyboard alone. A program finds only some of what can be wrong; people who use
        assistive technology find the rest. In November 2026 the whole suite was also reviewed by hand: with the
        keyboard, by what a screen reader is told, at 320 pixels, with larger text and in forced colours.
      </p>
      <p>This statement was last reviewed on 23 November 2026.</p>
      <h2>What we know is not good enough yet</h2>
      <ul>
        <li>Organisations describe the pictures they add. Some of these descriptions are short or unclear.</li>
        <li>Documents that organisations attach may not be tagged for screen readers.</li>
        <li>Texts are in English; we have no Easy Read, NZSL or Auslan versions yet.</li>
      </ul>
      <h2>Tell us</h2>
      <p>
        Write to <TextLink href={`mailto:${contactAddress}`}>{contactAddress}</TextLink>, in the way that suits you. Say
        what you tried and what you use. You can also contact the Human Rights Commission (New Zealand) or the
        Australian Human Rights Commission.
      </p>
    </TextPage>
  )
}
