import { useState } from 'react'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { BillingSection } from './account/sections/AccountSection'
import { PasswordSection } from './account/sections/PasswordSection'
import { PaymentSection } from './account/sections/PaymentSection'
import { ProfileSection } from './account/sections/ProfileSection'
import { ProfileArea } from './account/tabs/ProfileArea'
import { StepFrame } from './account/tabs/StepFrame'

const steps = [
  { id: 'profile', label: 'users.section.profile', hint: 'users.steps.profile' },
  { id: 'billing', label: 'users.section.billing', hint: 'users.steps.billing' },
  { id: 'payment', label: 'users.section.payment', hint: 'users.steps.payment' },
  { id: 'password', label: 'users.section.password', hint: 'users.steps.password' },
] as const

const sections = {
  profile: ProfileSection,
  billing: BillingSection,
  payment: PaymentSection,
  password: PasswordSection,
} as const

/** Account profile in steps. */
export function StepsProfilePage() {
  const text = useText()
  const title = text('users.accountTitle', { layout: text('shell.menu.profile2') })
  const [finished, setFinished] = useState(false)
  return (
    <ProfileArea title={title}>
      {(profile) => (
        <>
          {finished && <Note tone="success">{text('users.steps.finished')}</Note>}
          <StepFrame
            label={text('users.steps.label')}
            steps={steps}
            onFinish={() => setFinished(true)}
          >
            {(step, flow) => {
              const Section = sections[step]
              return <Section profile={profile} flow={flow} />
            }}
          </StepFrame>
        </>
      )}
    </ProfileArea>
  )
}
