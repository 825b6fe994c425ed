import { business } from '@waymark/contracts/business'
import { Notice } from '@waymark/ui/notice'
import { useCall } from '@waymark/web-kit/use-call'
import type { Business } from '../business-profile/profile-form.tsx'
import styles from './card-payments.module.css'
import { ConnectButton } from './connect-button.tsx'

/** How often to poll while Stripe checks an application. */
const lookAgainMs = 5000

interface CardPaymentsStateProps {
  readonly profile: Business
  readonly from: 'profile' | 'wizard'
}

/** The state of card payments in words, and the one thing to do about it. */
export function CardPaymentsState({ profile, from }: CardPaymentsStateProps) {
  const isChecked = (asked: Business) => asked.cardStatus === 'in progress' && !asked.isCardDetailMissing
  const found = useCall(
    business.businessProfile,
    {},
    { refetchMs: (data) => (data && isChecked(data) ? lookAgainMs : false) },
  )
  const { cardStatus, isCardDetailMissing } = found.data ?? profile
  switch (cardStatus) {
    case 'not connected':
      return (
        <div className={styles.state}>
          <Notice tone="info" title="Not connected.">
            People cannot pay you by card yet. Activities that cost nothing need no card payments.
          </Notice>
          <p>
            You apply at Stripe, which pays out to your bank account and takes its own fee from each payment. Have your
            registered name and bank account details ready.
          </p>
          <ConnectButton from={from}>Connect card payments</ConnectButton>
        </div>
      )
    case 'in progress':
      return isCardDetailMissing ? (
        <div className={styles.state}>
          <Notice tone="warning" title="In progress.">
            Stripe still needs details from you. What you entered there is kept.
          </Notice>
          <ConnectButton from={from}>Continue at Stripe</ConnectButton>
        </div>
      ) : (
        <div className={styles.state}>
          <Notice tone="info" title="In progress." isLive>
            Stripe checks your details. You do not need to do anything. The answer shows here.
          </Notice>
        </div>
      )
    case 'connected':
      return (
        <div className={styles.state}>
          <Notice tone="success" title="Connected." isLive>
            People can pay for your activities by card. Stripe pays out to your bank account.
          </Notice>
        </div>
      )
    case 'refused':
      return (
        <div className={styles.state}>
          <Notice tone="danger" title="Refused.">
            Stripe did not accept your application. The email from Stripe says why. You can apply again with other
            details.
          </Notice>
          <ConnectButton from={from}>Apply again</ConnectButton>
        </div>
      )
  }
}
